import autocannon from 'autocannon'
import { cpuMsOf, type Measured } from './processes.ts'

export interface Figures {
  requestsPerSecond: number
  p99: number
  /** Time of the server's process for one request, its children not counted. */
  cpuMs: number
}

export interface Call {
  path: string
  headers: Record<string, string>
}

interface Target {
  server: Measured
  path?: string
  /** Several, asked in turn. */
  paths?: string[]
  /** Each with the headers of whoever asks it. */
  calls?: Call[]
  method?: 'GET' | 'HEAD'
  headers?: Record<string, string>
  connections?: number
}

const SECONDS = 4
const ROUNDS = 3
const CONNECTIONS = 20
/** Rendered pages get fewer connections: with more a slow machine would rightly turn some away. */
export const FEWER_CONNECTIONS = 8

/** Measures targets in turn, round after round, so that each shares the machine's moods; the median of a target's rounds counts. */
export async function measure<Name extends string>(
  targets: Record<Name, Target>,
): Promise<Record<Name, Figures>> {
  const rounds: Record<string, Figures[]> = {}
  for (const target of Object.values<Target>(targets)) await run(target, 1)
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, target] of Object.entries<Target>(targets)) {
      rounds[name] = [...(rounds[name] ?? []), await run(target, SECONDS)]
    }
  }
  return Object.fromEntries(
    Object.entries(rounds).map(([name, figures]) => [name, median(figures)]),
  ) as Record<Name, Figures>
}

async function run(target: Target, duration: number): Promise<Figures> {
  const { server, path = '', method = 'GET', headers = {}, connections = CONNECTIONS } = target
  const calls = target.calls ?? (target.paths ?? [path]).map((path) => ({ path, headers }))
  const cpuBefore = cpuMsOf(server.pid)
  const result = await autocannon({
    url: server.address,
    requests: calls.map((call) => ({ ...call, method })),
    connections,
    duration,
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${calls[0]?.path}: ${result.non2xx} answers other than 2xx, ${result.errors} errors`)
  }
  return {
    requestsPerSecond: result.requests.average,
    p99: result.latency.p99,
    cpuMs: (cpuMsOf(server.pid) - cpuBefore) / result.requests.total,
  }
}

const median = (figures: Figures[]) =>
  figures.toSorted((a, b) => a.requestsPerSecond - b.requestsPerSecond)[
    Math.floor(figures.length / 2)
  ] as Figures
