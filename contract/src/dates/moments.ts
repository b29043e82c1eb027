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
export const longDay = (day: string | Date) => dayInWords(day, inEnglish, { dateStyle: 'long' })

/** It reads `Monday 9 March 2026`. */
export const fullDay = (day: string | Date) =>
  dayInWords(day, (date) => `${weekday(date)} ${inEnglish(date)}`, { dateStyle: 'full' })

/** It reads `Mon 9 Mar`. */
export const shortDay = (day: string | Date) =>
  dayInWords(day, (date) => `${short(weekday(date))} ${date.getUTCDate()} ${short(month(date))}`, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  })

const A_SUNDAY = '2026-03-01'

/** Sunday is 0: `Monday`, `Mon`, or `Mo` where there is hardly room. */
export function weekdayName(day: number, length: 'long' | 'short' | 'narrow' = 'long') {
  const date = new Date(A_SUNDAY)
  date.setUTCDate(date.getUTCDate() + day)
  const letters = { long: undefined, short: 3, narrow: 2 }[length]
  return dayInWords(date, () => (weekday(date) ?? '').slice(0, letters), { weekday: length })
}

/** It reads `March 2026`, of a day or of `2026-03`. */
export const monthName = (day: string) =>
  dayInWords(`${day.slice(0, 7)}-01`, (date) => `${month(date)} ${date.getUTCFullYear()}`, {
    month: 'long',
    year: 'numeric',
  })

/** It reads `Mar`, below a bar of a chart. */
export const shortMonth = (day: string) =>
  dayInWords(`${day.slice(0, 7)}-01`, (date) => short(month(date)), { month: 'short' })

/** `America/Argentina/Buenos_Aires` as people write it. */
export const zoneWords = (zone: string) => zone.replaceAll('_', ' ')
/** A zone is named by its city: `Helsinki`. */
export const zoneCity = (zone: string) => zoneWords(zone.slice(zone.lastIndexOf('/') + 1))
