import { setTimeout as pause } from 'node:timers/promises'
import { closeSockets, openSockets } from './open-sockets.ts'
import { type Measured, residentMbOf } from './processes.ts'
import type { Listener } from './socket-listeners.ts'

/** The server has finished its work for the last sockets by then. */
const SETTLE_MS = 2000
/** These come first and fill what lies free already. */
const FIRST = 0.2

export async function idleKbOf(server: Measured, listeners: Listener[]) {
  const some = Math.floor(listeners.length * FIRST)
  const first = await openSockets(server, listeners.slice(0, some), () => {})
  const before = await settledKb(server)
  const rest = await openSockets(server, listeners.slice(some), () => {})
  const kb = ((await settledKb(server)) - before) / rest.length
  await closeSockets([...first, ...rest])
  await pause(SETTLE_MS)
  return kb
}

async function settledKb({ pid }: Measured) {
  await pause(SETTLE_MS)
  process.kill(pid, 'SIGUSR2')
  await pause(SETTLE_MS)
  return residentMbOf(pid) * 1024
}
