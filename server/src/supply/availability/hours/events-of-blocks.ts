import { PRODUCT } from '@sojourn/contract/calls/names'
import { seenEnd, timeOf } from '@sojourn/contract/dates/day-time'
import type { CalendarEvent } from '../feed/write-icalendar.ts'
import { dayAt } from '../zone-days.ts'
import type { BlockedRow } from './hours-store.ts'

/** Further ahead other calendars are told nothing: who is closed for good would fill them. */
const YEARS_SHOWN = 1

/** The nearest comes first, from today on: whole days are one event together, hours are one each day. */
export function* eventsOfBlocks(blocks: BlockedRow[], zone: string, now: Date): Generator<CalendarEvent> {
  const today = dayAt(now, zone)
  const last = today.add({ years: YEARS_SHOWN })
  const shown = blocks.map((block) => shownDays(block, String(today), String(last)))
  const event = { changedAt: now, summary: `Not available on ${PRODUCT}` }
  const uid = (part: string) => `blocked-${part}@${PRODUCT.toLowerCase()}`

  for (let day = today; Temporal.PlainDate.compare(day, last) <= 0; day = dayAfter(day)) {
    const name = String(day)
    for (const { id, from, until, ranges } of shown) {
      if (name < from || until < name) continue
      if (ranges.length === 0 && name === from)
        yield { ...event, uid: uid(id), from, until: String(dayAfter(Temporal.PlainDate.from(until))) }
      for (const [start, end] of ranges)
        yield {
          ...event,
          uid: uid(`${id}-${name}-${start}`),
          from: instantOf(day, start, zone),
          until: instantOf(day, seenEnd(end), zone),
        }
    }
  }
}

const shownDays = ({ from_day, until_day, ...block }: BlockedRow, today: string, last: string) => ({
  ...block,
  from: from_day > today ? from_day : today,
  until: until_day < last ? until_day : last,
})

const instantOf = (day: Temporal.PlainDate, minute: number, zone: string) =>
  new Date(
    minute === MIDNIGHT
      ? dayAfter(day).toZonedDateTime(zone).epochMilliseconds
      : day.toZonedDateTime(zone).withPlainTime(timeOf(minute)).epochMilliseconds,
  )

const MIDNIGHT = 24 * 60

const dayAfter = (day: Temporal.PlainDate) => day.add({ days: 1 })
