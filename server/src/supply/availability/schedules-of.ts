import type { Schedules } from '@sojourn/contract/supply/availability'
import type { Context } from '../../context.ts'
import { daysOf, toInstants } from './feed/time-texts.ts'
import { findZone } from './hours/hours-store.ts'
import { loadAvailability } from './load-availability.ts'
import { freeSlots } from './slots/slots.ts'
import { beginOf, bookableDays, dayAt } from './zone-days.ts'

export interface DaysWanted {
  from?: string | undefined
  to?: string | undefined
  length: number
  timezone?: string | undefined
  /** A meeting that is to be moved: its own time counts as free. */
  except?: string | undefined
}

/** Whoever asks may see it. */
export async function schedulesOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: string,
  wanted: DaysWanted,
): Promise<Schedules> {
  const now = clock.now()
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
  if (first > last) return { ...answer, validDates: [], slots: [], has_hours: false }
  const [begin, until] = [
    beginOf(first, zone),
    Math.min(end, beginOf(Temporal.PlainDate.from(last).add({ days: 1 }), zone)),
  ]
  const availability = await loadAvailability(db, id, { from: begin, until, now, except: wanted.except })
  if (!availability) return { ...answer, validDates: [], slots: [], has_hours: false }
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
    has_hours: availability.workHours.length > 0 || availability.overrides.length > 0,
  }
}

const later = (one: string, other: string) => (one > other ? one : other)
const earlier = (one: string, other: string) => (one < other ? one : other)
