import { dayIn, wallClock } from '@sojourn/contract/dates/clocks'

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
  return minuteIn(instant, zone) - minuteIn(instant, other)
}

function minuteIn(instant: string, zone: string) {
  const { year, month, day, hour, minute } = wallClock(instant, zone)
  return Date.UTC(year, month - 1, day, hour, minute) / 60_000
}
