import { Counter, Gauge, type Registry } from 'prom-client'

/** Only where there is a replica. */
export function measureReplica(registry: Registry, { lagMs }: { lagMs: () => number | undefined }) {
  const registers = [registry]
  new Gauge({
    name: 'replica_lag_seconds',
    help: 'How old what the replica shows is; no value where nobody knows.',
    registers,
    collect() {
      const lag = lagMs()
      if (lag === undefined) this.remove()
      else this.set(lag / 1000)
    },
  })
  return new Counter({
    name: 'stranger_reads_total',
    help: 'Reads of what strangers see, by what answered them.',
    labelNames: ['from'],
    registers,
  })
}
