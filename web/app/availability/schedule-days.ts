import { dayIn } from './zone-words.ts'

export interface FreeDay {
  /** YYYY-MM-DD, as whoever looks counts days. */
  day: string
  slots: string[]
}

/** Free slots by the days of a zone. */
export const daysOf = (slots: readonly string[], zone: string): FreeDay[] =>
  [...Map.groupBy(slots, (slot) => dayIn(slot, zone))].map(([day, ofDay]) => ({ day, slots: ofDay }))

/** How far the clocks of one zone are ahead of another's at an instant, in minutes. */
export function minutesAhead(instant: string, zone: string, other: string) {
  return wallClock(instant, zone) - wallClock(instant, other)
}

function wallClock(instant: string, timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  const part = Object.fromEntries(
    format.formatToParts(new Date(instant)).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute) / 60_000
}
