import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Probes } from './probes.ts'
import { within } from './within.ts'

/** What one server counts; `/metrics` shows it. */
export interface Metrics {
  requests: Histogram<'method' | 'route' | 'status'>
  jobFailures: Counter<'job'>
  ledgerFaults: Gauge
  paymentAttempts: Counter<'outcome'>
  webhooks: Counter<'outcome'>
  show(): Promise<{ type: string; text: string }>
}

interface Measured {
  pool: pg.Pool
  countDeadLetters: () => Promise<Map<string, number>>
  countPaymentAlarms: () => Promise<number>
  /** Tries that were counted in this process alone, as Redis was away. */
  countLimitsHere: () => number
  probes: Pick<Probes, 'ask'>
}

/** Whoever reads the measures gives up soon; what does not come in time is left out. */
const MOST_MS = 800

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Memory, processor and garbage are those of the process, however many servers a test opens in it. */
const ofProcess = new Registry()
let isCollecting = false

export function openMetrics({
  pool,
  countDeadLetters,
  countPaymentAlarms,
  countLimitsHere,
  probes,
}: Measured): Metrics {
  if (!isCollecting) collectDefaultMetrics({ register: ofProcess })
  isCollecting = true
  const registry = new Registry()
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
    name: 'job_dead_letters',
    help: 'Jobs given up after all their retries.',
    labelNames: ['job'],
    registers,
    async collect() {
      this.reset()
      // Without its database a server still shows how it is.
      const counts = await within(MOST_MS, countDeadLetters()).catch(() => [])
      for (const [job, count] of counts) this.set({ job }, count)
    },
  })

  new Gauge({
    name: 'payment_alarms_open',
    help: 'Payments people have to look at; anything above 0 is for them.',
    registers,
    async collect() {
      const count = await within(MOST_MS, countPaymentAlarms()).catch(() => null)
      if (count !== null) this.set(count)
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

  return {
    requests: new Histogram({
      name: 'http_request_seconds',
      help: 'Requests by route pattern.',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    }),
    jobFailures: new Counter({
      name: 'job_failures_total',
      help: 'Failed runs of jobs, also of those that succeeded later.',
      labelNames: ['job'],
      registers,
    }),
    paymentAttempts: new Counter({
      name: 'payment_attempts_total',
      help: 'What came of tries to pay, by what the processor said.',
      labelNames: ['outcome'],
      registers,
    }),
    webhooks: new Counter({
      name: 'webhooks_total',
      help: 'Deliveries of the processor, by what became of them.',
      labelNames: ['outcome'],
      registers,
    }),
    ledgerFaults: new Gauge({
      name: 'ledger_faults',
      help: 'What the last check of the ledger found wrong; anything above 0 is for people to look at.',
      registers,
    }),
    async show() {
      const all = Registry.merge([ofProcess, registry])
      return { type: all.contentType, text: await all.metrics() }
    },
  }
}
