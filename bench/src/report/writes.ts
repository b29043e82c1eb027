import type { Beside } from '../beside-writes-floor.ts'
import type { WriteFigures } from '../writes.ts'

export const describeWrites = ({ each, open, pay, send }: WriteFigures) => [
  `Three rounds of ${each} calls of each kind, by 20 clients at once, beside a floor that writes the same rows in one transaction; jobs are left to a worker:`,
  '',
  '| what | calls/s | p99 ms | its floor: calls/s | p99 ms | of its floor |',
  '|---|---|---|---|---|---|',
  row('an order is opened', open),
  row('it is paid with a saved card', pay),
  row('a message is sent', send),
]

const row = (what: string, { server, floor }: Beside) =>
  `| ${what} | ${server.perSecond.toFixed(0)} | ${server.p99Ms.toFixed(0)} | ${floor.perSecond.toFixed(0)} | ${floor.p99Ms.toFixed(0)} | ${(server.perSecond / floor.perSecond).toFixed(2)} |`
