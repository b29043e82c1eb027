import { type Clock, formatTime } from '@sojourn/contract/dates/clocks'
import { seenEndOf } from '@sojourn/contract/dates/day-time'
import { shortDay } from '@sojourn/contract/dates/moments'

/** `Thu 24 Dec – Sat 26 Dec`; the year too, where it is not this one. */
export function daysInWords(from: string, to: string, today: string) {
  const words = (day: string) =>
    day.slice(0, 4) === today.slice(0, 4) ? shortDay(day) : `${shortDay(day)} ${day.slice(0, 4)}`
  return from === to ? words(from) : `${words(from)} – ${words(to)}`
}

/** `09:00–12:00, 13:00–17:00`, as the person reads hours. */
export const rangesInWords = (ranges: readonly { start: string; end: string }[], clock: Clock) =>
  ranges
    .map(({ start, end }) => `${formatTime(start, clock)}–${formatTime(seenEndOf(end), clock)}`)
    .join(', ')
