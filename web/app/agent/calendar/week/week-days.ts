import { longDays } from '@sojourn/contract/dates/clocks'
import { isDay } from '@sojourn/contract/dates/day-steps'
import { MONTHS } from '@sojourn/contract/dates/moments'
import { LANGUAGE } from '@sojourn/contract/words/language'
import { addDays, type Day, dayOfMonth, isSameMonth, weekdayOf } from '../../../ui/date/calendar-days.ts'

/** The first day of the week a day is in. */
export const firstOfWeek = (day: Day, weekStart: number) =>
  addDays(day, -((weekdayOf(day) - weekStart + 7) % 7))

const month = (day: Day) => MONTHS[Number(day.slice(5, 7)) - 1] ?? ''
const year = (day: Day) => day.slice(0, 4)

/** `23–29 November 2026`, `30 November – 6 December 2026`. */
export function weekInWords(first: Day) {
  const last = addDays(first, 6)
  if (LANGUAGE !== 'en') return longDays(first, last)
  if (isSameMonth(first, last)) return `${dayOfMonth(first)}–${dayOfMonth(last)} ${month(last)} ${year(last)}`
  const begin = `${dayOfMonth(first)} ${month(first)}${year(first) === year(last) ? '' : ` ${year(first)}`}`
  return `${begin} – ${dayOfMonth(last)} ${month(last)} ${year(last)}`
}

const FIRST_DAY = '2000-01-01'
const LAST_DAY = '2199-12-31'

/** The day in the address, where it is one the server answers about. */
export const dayAsked = (word: string | null) =>
  word && isDay(word) && word >= FIRST_DAY && word <= LAST_DAY ? word : null
