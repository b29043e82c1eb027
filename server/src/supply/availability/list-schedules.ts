import type { Schedules } from '@sojourn/contract/availability'
import type { Context } from '../../context.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { findVisibleAgent } from '../agents/find-visible-agent.ts'
import { findZone } from './hours-store.ts'
import { loadAvailability } from './load-availability.ts'
import { freeSlots } from './slots.ts'
import { daysOf, toInstants } from './time-texts.ts'
import { beginOf, bookableDays, dayAt } from './zone-days.ts'

interface Wanted {
  id: string
  from?: string | undefined
  to?: string | undefined
  length: number
  timezone?: string | undefined
}

/** When somebody can be met, for everybody to see; an agent who is not yet verified sees their own. */
export async function listSchedules(context: Context, actor: Actor, wanted: Wanted): Promise<Schedules> {
  const { db, clock } = context
  const now = clock.now()
  const { id } = await findVisibleAgent(context, actor, wanted.id)
  const own = await findZone(db, id)
  const home = own ?? wanted.timezone ?? 'UTC'
  const zone = wanted.timezone ?? home
  const bookable = bookableDays(now, home)
  const end = beginOf(bookable.until.add({ days: 1 }), home)
  const window = { from: String(dayAt(now, zone)), to: String(dayAt(end - 1, zone)) }
  const answer = {
    timezone: own === null ? null : { name: own },
    length: wanted.length,
    window,
  }

  const [first, last] = [
    later(wanted.from ?? window.from, window.from),
    earlier(wanted.to ?? window.to, window.to),
  ]
  if (first > last) return { ...answer, validDates: [], slots: [] }
  const [begin, until] = [
    beginOf(first, zone),
    Math.min(end, beginOf(Temporal.PlainDate.from(last).add({ days: 1 }), zone)),
  ]
  const availability = await loadAvailability(db, id, begin, until, now)
  if (!availability) return { ...answer, validDates: [], slots: [] }
  const slots = freeSlots(availability, {
    from: String(dayAt(begin, home)),
    until: String(dayAt(until - 1, home)),
    now: now.getTime(),
    length: wanted.length,
  }).filter((time) => time >= begin && time < until)
  return {
    ...answer,
    validDates: daysOf(slots, zone),
    slots: toInstants(slots),
  }
}

const later = (one: string, other: string) => (one > other ? one : other)
const earlier = (one: string, other: string) => (one < other ? one : other)
