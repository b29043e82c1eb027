/** How days, times and zones read: the same words on pages, in mails and on receipts. A month always has its name. */

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

/** `9 March 2026`. */
export function longDay(day: string | Date) {
  const date = new Date(day)
  return `${date.getUTCDate()} ${month(date)} ${date.getUTCFullYear()}`
}

/** `Monday 9 March 2026`. */
export const fullDay = (day: string | Date) => `${weekday(new Date(day))} ${longDay(day)}`

/** `Mon 9 Mar`. */
export function shortDay(day: string | Date) {
  const date = new Date(day)
  return `${short(weekday(date))} ${date.getUTCDate()} ${short(month(date))}`
}

/** `March 2026`, of a day or of `2026-03`. */
export const monthName = (day: string) => `${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`

/** `America/Argentina/Buenos_Aires` as people write it. */
export const zoneWords = (zone: string) => zone.replaceAll('_', ' ')
/** A zone by its city: `Helsinki`. */
export const zoneCity = (zone: string) => zoneWords(zone.slice(zone.lastIndexOf('/') + 1))
