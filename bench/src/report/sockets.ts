import type { SocketFigures } from '../sockets.ts'

export const describeSockets = ({ sizes, server, floor }: SocketFigures) => [
  `${many(sizes.idle)} idle sockets of people who are signed in; then ${many(sizes.aSecond)} frames a second over ${many(sizes.busy)} of them, of which none was lost:`,
  '',
  '| what | kB an idle socket | CPU ms a thousand frames | p99 ms |',
  '|---|---|---|---|',
  costRow('the server', server),
  costRow('its floor: bare ws', floor),
  `| of its floor | ${ratio(server.idleKb, floor.idleKb)} | ${ratio(server.cpuMs, floor.cpuMs)} | ${ratio(server.p99Ms, floor.p99Ms)} |`,
  '| goal | ≤ 2 | ≤ 1.5 | ≤ 2 |',
]

const costRow = (name: string, { idleKb, cpuMs, p99Ms }: SocketFigures['server']) =>
  `| ${name} | ${idleKb.toFixed(1)} | ${cpuMs.toFixed(1)} | ${p99Ms.toFixed(1)} |`

const ratio = (one: number, other: number) => (one / other).toFixed(2)
const many = (number: number) => number.toLocaleString('en')
