import { DEFAULT_MEETING_MINUTES } from '@sojourn/contract/supply/availability'
import { DAY_MS, MINUTE_MS } from '../../../platform/clock.ts'
import type { Reader } from '../../../platform/database/database.ts'
import { findAvailabilities } from '../availability-store.ts'
import { bookableDays } from '../zone-days.ts'
import { type Availability, freeSlots } from './slots.ts'

/** Three months and what zones and long ranges add to them. */
const FAR_ENOUGH_MS = 96 * DAY_MS
/** Most are free within a week or two: no need to look at the rest. */
const DAYS_AT_ONCE = 14

export interface FreeSlot {
  at: Date
  /** Until then it can be booked with the notice the agent wants. */
  until: Date
  /** The others of the day after it: unless something changes, they are free once it has passed. */
  coming: Date[]
}

/** Null means that nobody can meet the agent within three months. */
export const nextFreeSlot = async (db: Reader, agentId: string, now: Date, length?: number) =>
  (await nextFreeSlots(db, [agentId], now, length)).get(agentId)?.at ?? null

/** Many are asked for at once, in one round trip; an agent who has no free slot is not in the answer. */
export async function nextFreeSlots(
  db: Reader,
  agentIds: string[],
  now: Date,
  length: number = DEFAULT_MEETING_MINUTES,
): Promise<Map<string, FreeSlot>> {
  if (agentIds.length === 0) return new Map()
  const between = {
    from: new Date(now.getTime() - 2 * DAY_MS),
    until: new Date(now.getTime() + FAR_ENOUGH_MS),
    now,
  }
  const all = await findAvailabilities(db, agentIds, between)
  return new Map(
    [...all].flatMap(([id, availability]) => {
      const [next, ...later] = firstSlots(availability, now, length)
      if (next === undefined) return []
      const until = new Date(next - availability.rules.noticeMinutes * MINUTE_MS)
      const coming = later.filter((slot) => slot < next + DAY_MS).map((slot) => new Date(slot))
      return [[id, { at: new Date(next), until, coming }] as const]
    }),
  )
}

function firstSlots(availability: Availability, now: Date, length: number) {
  if (availability.workHours.length === 0 && availability.overrides.length === 0) return []
  const { from, until } = bookableDays(now, availability.timezone)
  for (let day = from; Temporal.PlainDate.compare(day, until) <= 0; day = day.add({ days: DAYS_AT_ONCE })) {
    const end = day.add({ days: DAYS_AT_ONCE - 1 })
    const last = Temporal.PlainDate.compare(end, until) < 0 ? end : until
    const slots = freeSlots(availability, {
      from: String(day),
      until: String(last),
      now: now.getTime(),
      length,
    })
    if (slots.length > 0) return slots
  }
  return []
}
