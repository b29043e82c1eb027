import type { BlockedDate } from '@sojourn/contract/supply/availability'
import type { Context } from '../../../context.ts'
import { findZone } from '../hours/hours-store.ts'
import { seenRange } from '../hours/stored-ranges.ts'
import { type Interval, merge } from '../slots/intervals.ts'
import { dayNumber, instantsOf } from '../slots/slots.ts'
import { viewBlockedDate } from '../view.ts'
import { beginOf, dayAt } from '../zone-days.ts'
import { findWeek, rangesOfDay, type WeekRow } from './week-store.ts'

export interface DayOfWeek extends Interval {
  date: string
  hours: Interval[]
  special: boolean
  away: boolean
}

export interface HoursOfWeek {
  zone: string
  days: DayOfWeek[]
  blocks: (BlockedDate & { spans: Interval[] })[]
  busy: Interval[]
}

const DAYS = 7

/** The seven days are those of the agent's clocks; undefined means that they have no time zone. */
export async function hoursOfWeek(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  agentId: string,
  from: string | undefined,
): Promise<HoursOfWeek | undefined> {
  const zone = await findZone(db, agentId)
  if (zone === null) return undefined
  const first = from === undefined ? dayAt(clock.now(), zone) : Temporal.PlainDate.from(from)
  const dates = Array.from({ length: DAYS }, (_, index) => first.add({ days: index }))
  const week = await findWeek(db, agentId, String(first), String(first.add({ days: DAYS - 1 })))
  if (!week) return undefined
  const days = dates.map((date) => toDay(week, date, zone))
  return {
    zone,
    days,
    blocks: week.blocked.map((block) => ({
      ...viewBlockedDate(block),
      spans: merge(
        days.flatMap((day) =>
          block.from_day <= day.date && day.date <= block.until_day
            ? block.ranges.length === 0
              ? [{ from: day.from, until: day.until }]
              : instantsOf(zone, dayNumber(day.date), block.ranges.map(seenRange))
            : [],
        ),
      ),
    })),
    busy: merge(week.busy.map(([start, until]) => ({ from: start, until }))).flatMap((time) =>
      within(time, { from: days[0]?.from ?? 0, until: days.at(-1)?.until ?? 0 }),
    ),
  }
}

function toDay(week: WeekRow, day: Temporal.PlainDate, zone: string): DayOfWeek {
  const date = String(day)
  const override = week.overrides.find(({ from_day, until_day }) => from_day <= date && date <= until_day)
  const ranges = override?.ranges ?? rangesOfDay(week, day.dayOfWeek % DAYS)
  return {
    date,
    from: beginOf(day, zone),
    until: beginOf(day.add({ days: 1 }), zone),
    hours: instantsOf(zone, dayNumber(date), ranges.map(seenRange)),
    special: override !== undefined,
    away:
      week.away_from !== null &&
      week.away_until !== null &&
      week.away_from <= date &&
      date <= week.away_until,
  }
}

function within(time: Interval, whole: Interval): Interval[] {
  const [from, until] = [Math.max(time.from, whole.from), Math.min(time.until, whole.until)]
  return from < until ? [{ from, until }] : []
}
