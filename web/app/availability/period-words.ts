import { seenEndOf } from '@sojourn/contract/day-time'
import { shortDay } from '../ui/calendar-days.ts'

/** `Thu, Dec 24 – Sat, Dec 26`; the year too, where it is not this one. */
export function daysInWords(from: string, to: string, today: string) {
  const words = (day: string) =>
    day.slice(0, 4) === today.slice(0, 4) ? shortDay(day) : `${shortDay(day)}, ${day.slice(0, 4)}`
  return from === to ? words(from) : `${words(from)} – ${words(to)}`
}

/** `9:00–12:00 and 13:00–17:00`, as the person writes times. */
export const rangesInWords = (ranges: readonly { start: string; end: string }[]) =>
  ranges.map(({ start, end }) => `${clock(start)}–${clock(seenEndOf(end))}`).join(', ')

const clock = (time: string) =>
  new Date(`2000-01-01T${time}:00Z`).toLocaleTimeString(undefined, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  })
