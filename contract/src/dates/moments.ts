import { dayInWords } from './format-day.ts'

/** Days, times and zones read the same on pages, in mails and on receipts. A month always has its name. */

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

const short = (name = '') => name.slice(0, 3)
const month = (date: Date) => MONTHS[date.getUTCMonth()]
const weekday = (date: Date) => WEEKDAYS[date.getUTCDay()]

const inEnglish = (date: Date) => `${date.getUTCDate()} ${month(date)} ${date.getUTCFullYear()}`

/** It reads `9 March 2026`. */
export const longDay = dayInWords(inEnglish, { dateStyle: 'long' })

/** It reads `Monday 9 March 2026`. */
export const fullDay = dayInWords((date) => `${weekday(date)} ${inEnglish(date)}`, { dateStyle: 'full' })

/** It reads `Mon 9 Mar`. */
export const shortDay = dayInWords(
  (date) => `${short(weekday(date))} ${date.getUTCDate()} ${short(month(date))}`,
  { weekday: 'short', day: 'numeric', month: 'short' },
)

const A_SUNDAY = '2026-03-01'

const weekdays = {
  long: dayInWords((date) => weekday(date) ?? '', { weekday: 'long' }),
  short: dayInWords((date) => short(weekday(date)), { weekday: 'short' }),
  narrow: dayInWords((date) => (weekday(date) ?? '').slice(0, 2), { weekday: 'narrow' }),
}

/** Sunday is 0: `Monday`, `Mon`, or `Mo` where there is hardly room. */
export function weekdayName(day: number, length: 'long' | 'short' | 'narrow' = 'long') {
  const date = new Date(A_SUNDAY)
  date.setUTCDate(date.getUTCDate() + day)
  return weekdays[length](date)
}

const monthAndYear = dayInWords((date) => `${month(date)} ${date.getUTCFullYear()}`, {
  month: 'long',
  year: 'numeric',
})
const monthAlone = dayInWords((date) => short(month(date)), { month: 'short' })

/** It reads `March 2026`, of a day or of `2026-03`. */
export const monthName = (day: string) => monthAndYear(`${day.slice(0, 7)}-01`)

/** It reads `Mar`, below a bar of a chart. */
export const shortMonth = (day: string) => monthAlone(`${day.slice(0, 7)}-01`)

/** `America/Argentina/Buenos_Aires` as people write it. */
export const zoneWords = (zone: string) => zone.replaceAll('_', ' ')
/** A zone is named by its city: `Helsinki`. */
export const zoneCity = (zone: string) => zoneWords(zone.slice(zone.lastIndexOf('/') + 1))
