import type { CompletionFigures } from '../completions.ts'

export const describeCompletions = ({ accepted, server, floor }: CompletionFigures) => [
  `Work that is accepted, ${accepted.toLocaleString('en')} times, by 20 clients at once; jobs are left to a worker:`,
  '',
  '| what | completions/s | p99 ms | of its floor | goal |',
  '|---|---|---|---|---|',
  `| POST orders/{uuid}/accept | ${server.perSecond.toFixed(0)} | ${server.p99Ms.toFixed(0)} | ${(server.perSecond / floor.perSecond).toFixed(2)} | ≥ 0.5 |`,
  `| its floor: bare Fastify + pg, same statements in one transaction | ${floor.perSecond.toFixed(0)} | ${floor.p99Ms.toFixed(0)} |  |  |`,
]
