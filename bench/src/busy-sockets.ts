import { deliver } from './deliver.ts'
import { closeSockets, openSockets } from './open-sockets.ts'
import { cpuMsOf } from './processes.ts'
import type { Listener } from './socket-listeners.ts'
import type { Side, SocketSizes } from './sockets.ts'

export interface BusyCost {
  /** For a thousand frames that arrived. */
  cpuMs: number
  p99Ms: number
}

const ROUNDS = 3
const WARM_UP_SECONDS = 1

/** Each side in turn, round after round; the median of its rounds counts. */
export async function measureBusy<Name extends string>(
  sides: Record<Name, Side>,
  listeners: Listener[],
  sizes: SocketSizes,
): Promise<Record<Name, BusyCost>> {
  const rounds = await Promise.all(
    Object.entries<Side>(sides).map(async ([name, side]) => ({
      name,
      round: await roundsOf(side, listeners),
    })),
  )
  const costs: Record<string, BusyCost[]> = {}
  for (const { round } of rounds) await round({ ...sizes, seconds: WARM_UP_SECONDS })
  for (let time = 0; time < ROUNDS; time++)
    for (const { name, round } of rounds) costs[name] = [...(costs[name] ?? []), await round(sizes)]
  for (const { round } of rounds) await round.end()
  return Object.fromEntries(Object.entries(costs).map(([name, cost]) => [name, median(cost)])) as Record<
    Name,
    BusyCost
  >
}

/** Opens the sockets of a side; each call then is a round. */
async function roundsOf({ server, bus }: Side, listeners: Listener[]) {
  let took: number[] = []
  const open = await openSockets(server, listeners, (text) => {
    const { at } = JSON.parse(text)
    if (at) took.push(performance.now() - at)
  })
  const round = async (rate: { aSecond: number; seconds: number }): Promise<BusyCost> => {
    took = []
    const before = cpuMsOf(server.pid)
    await deliver(bus, listeners, rate, () => took.length)
    const cpuMs = ((cpuMsOf(server.pid) - before) * 1000) / took.length
    took.sort((one, other) => one - other)
    return { cpuMs, p99Ms: took[Math.floor(took.length * 0.99)] ?? 0 }
  }
  return Object.assign(round, { end: () => closeSockets(open) })
}

const median = (costs: BusyCost[]): BusyCost => ({
  cpuMs: middle(costs.map(({ cpuMs }) => cpuMs)),
  p99Ms: middle(costs.map(({ p99Ms }) => p99Ms)),
})

const middle = (figures: number[]) =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0
