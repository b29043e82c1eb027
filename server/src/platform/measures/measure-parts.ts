import type pg from 'pg'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Probes } from '../probes.ts'

interface Parts {
  pool: pg.Pool
  /** Tries that were counted in this process alone, as Redis was away. */
  countLimitsHere: () => number
  probes: Pick<Probes, 'ask'>
}

/** This process knows these by itself or asks its parts for them. */
export function measureParts(registry: Registry, { pool, countLimitsHere, probes }: Parts) {
  const registers = [registry]
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waited for' }, pool.waitingCount)
    },
  })
  new Gauge({
    name: 'outside_part_up',
    help: 'Whether a part outside of the process answers.',
    labelNames: ['part'],
    registers,
    async collect() {
      for (const { part, fault } of await probes.ask()) this.set({ part }, fault ? 0 : 1)
    },
  })
  new Counter({
    name: 'limits_counted_here_total',
    help: 'Tries counted in this process alone, as Redis did not answer.',
    registers,
    collect() {
      this.reset()
      this.inc(countLimitsHere())
    },
  })
}
