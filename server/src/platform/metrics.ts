import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** One server counts these; `/metrics` shows them. */
export interface Metrics {
  requests: Histogram<'method' | 'route' | 'status'>
  floors: Histogram<'floor'>
  jobFailures: Counter<'job'>
  paymentAttempts: Counter<'outcome'>
  webhooks: Counter<'outcome'>
  errors: Counter<'part'>
  slowStatements: Counter<'statement'>
  sockets: Gauge
  /** Values that are looked up when somebody asks are added here. */
  registry: Registry
  show(): Promise<{ type: string; text: string }>
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Memory, processor and garbage are those of the process, however many servers a test opens in it. */
const ofProcess = new Registry()
let isCollecting = false

export function openMetrics(): Metrics {
  if (!isCollecting) collectDefaultMetrics({ register: ofProcess })
  isCollecting = true
  const registry = new Registry()
  const registers = [registry]

  return {
    registry,
    requests: new Histogram({
      name: 'http_request_seconds',
      help: 'Requests by route pattern.',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    }),
    floors: new Histogram({
      name: 'http_floor_seconds',
      help: 'Requests by the floor of the server that answers them; pages apart.',
      labelNames: ['floor'],
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
    errors: new Counter({
      name: 'errors_total',
      help: 'Errors written into the log, by the part of the server that met them.',
      labelNames: ['part'],
      registers,
    }),
    slowStatements: new Counter({
      name: 'slow_statements_total',
      help: 'Statements that took longer than half a second, by the name under which PostgreSQL keeps them.',
      labelNames: ['statement'],
      registers,
    }),
    sockets: new Gauge({
      name: 'sockets_open',
      help: 'Open sockets of people on this node.',
      registers,
    }),
    async show() {
      const all = Registry.merge([ofProcess, registry])
      return { type: all.contentType, text: await all.metrics() }
    },
  }
}
