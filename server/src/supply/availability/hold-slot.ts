import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import { MINUTE_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockAgent } from './hours-store.ts'
import { loadAvailability } from './load-availability.ts'
import { addHold, forgetHoldsOver } from './meeting-store.ts'
import { freeSlots } from './slots.ts'
import { bookableDays, dayAt } from './zone-days.ts'

const HELD_FOR_MS = 10 * MINUTE_MS

interface Slot {
  agentId: string
  start: Date
  /** Minutes. */
  length: number
}

/** Keeps a slot for a client for ten minutes. Of any number who ask at once one gets it. */
export const holdSlot = (context: Context, client: { id: string }, slot: Slot) =>
  transact(context, async (tx) => {
    const now = context.clock.now()
    const { agentId, length } = slot
    const start = slot.start.getTime()
    const during = { from: start, until: start + length * MINUTE_MS }
    const agent = await lockAgent(tx, agentId)
    if (!agent?.timezone) throw new Refusal('not_found')
    await forgetHoldsOver(tx, agentId, now)

    const day = dayAt(start, agent.timezone)
    const { from, until } = bookableDays(now, agent.timezone)
    const isBookable =
      Temporal.PlainDate.compare(from, day) <= 0 && Temporal.PlainDate.compare(day, until) <= 0
    const availability = await loadAvailability(tx, agentId, during.from, during.until, now)
    if (!isBookable || !availability) throw taken()
    const wanted = { from: String(day), until: String(day), now: now.getTime(), length }
    if (!freeSlots(availability, wanted).includes(start)) throw taken()

    const { bufferBefore, bufferAfter } = availability.rules
    const held = await addHold(tx, {
      agent_id: agentId,
      client_id: client.id,
      during,
      padded: { from: during.from - bufferBefore * MINUTE_MS, until: during.until + bufferAfter * MINUTE_MS },
      held_until: new Date(now.getTime() + HELD_FOR_MS),
      now,
    })
    if (!held) throw taken()
    await tell(context, tx, { fact: 'slot_held', agent: agentId })
    return { id: held.id, heldUntil: new Date(now.getTime() + HELD_FOR_MS) }
  })

const taken = () =>
  new Refusal('not_now', { message: 'This time has just been taken. Please choose another one.' })
