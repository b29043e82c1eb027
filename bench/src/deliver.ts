import { setTimeout as pause } from 'node:timers/promises'
import type { Bus } from '../../server/src/platform/bus/bus.ts'
import { DELIVERIES, type Delivery } from '../../server/src/platform/socket/delivery.ts'
import type { Listener } from './socket-listeners.ts'

/** A message reaches its two sides. */
const SIDES = 2
const EVERY_MS = 10
/** An announcement holds as many as PostgreSQL carries. */
const TOGETHER = 20
/** A message that has not come so long after the last was sent does not come. */
const LATEST_MS = 10_000

/** Messages at an even rate, each to two people. Ends when all have arrived. */
export async function deliver(
  bus: Bus,
  listeners: Listener[],
  { aSecond, seconds }: { aSecond: number; seconds: number },
  arrived: () => number,
) {
  const messages = (aSecond / SIDES) * seconds
  const begun = performance.now()
  for (let sent = 0; sent < messages; await pause(EVERY_MS)) {
    const due = Math.min(messages, Math.floor(((performance.now() - begun) / 1000) * (aSecond / SIDES)))
    while (sent < due) {
      const many = Math.min(TOGETHER, due - sent)
      const said = Array.from({ length: many }, (_, index) => messageTo(listeners, sent + index))
      sent += many
      bus.publish(DELIVERIES, said).catch(console.error)
    }
  }
  const latest = performance.now() + LATEST_MS
  while (arrived() < messages * SIDES) {
    if (performance.now() > latest) throw new Error(`Of ${messages * SIDES} frames only ${arrived()} arrived`)
    await pause(EVERY_MS)
  }
}

function messageTo(listeners: Listener[], number: number): Delivery {
  const people = [number, number + 1].map((place) => listeners[place % listeners.length]?.person ?? '')
  const msg = { message: 'Message number 17', seq: number, participant: { user: { full_name: 'Ada' } } }
  return {
    people,
    frame: { type: 2, conversation_id: people[0], event: 'new', msg, at: performance.now() },
  }
}
