import type { Context } from '../../../context.ts'
import { MINUTE_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { lockAgent } from '../hours/hours-store.ts'
import { loadAvailability } from '../load-availability.ts'
import { forgetHoldsOver } from '../meeting-store.ts'
import { bookableDays, dayAt } from '../zone-days.ts'
import type { Interval } from './intervals.ts'
import { freeSlots } from './slots.ts'

export interface WantedSlot {
  agentId: string
  start: Date
  /** It is in minutes. */
  length: number
  /** The meeting that moves here: its own time counts as free. */
  except?: string | undefined
  /** The agent agrees to this very time, so their notice is not asked for. */
  isAgreed?: boolean | undefined
}

export interface Slot {
  during: Interval
  /** With the buffers the agent wants. */
  padded: Interval
}

/** Holds the agent and refuses a time that is not free. Until the transaction ends nobody else takes it. */
export async function takeSlot({ clock }: Pick<Context, 'clock'>, tx: Tx, wanted: WantedSlot): Promise<Slot> {
  const { agentId, length, except, isAgreed = false } = wanted
  const now = clock.now()
  const start = wanted.start.getTime()
  const during = { from: start, until: start + length * MINUTE_MS }
  const agent = await lockAgent(tx, agentId)
  if (!agent?.timezone) throw new Refusal('not_found')
  await forgetHoldsOver(tx, agentId, now)

  const day = dayAt(start, agent.timezone)
  const { from, until } = bookableDays(now, agent.timezone)
  const isBookable = Temporal.PlainDate.compare(from, day) <= 0 && Temporal.PlainDate.compare(day, until) <= 0
  const availability = await loadAvailability(tx, agentId, { ...during, now, except })
  if (!isBookable || !availability) throw slotTaken()
  const { rules } = availability
  const asked = isAgreed ? { ...availability, rules: { ...rules, noticeMinutes: 0 } } : availability
  const days = { from: String(day), until: String(day), now: now.getTime(), length }
  if (!freeSlots(asked, days).includes(start)) throw slotTaken()
  return {
    during,
    padded: {
      from: during.from - rules.bufferBefore * MINUTE_MS,
      until: during.until + rules.bufferAfter * MINUTE_MS,
    },
  }
}

export const slotTaken = () =>
  new Refusal('not_now', { message: 'This time has just been taken. Please choose another one.' })
