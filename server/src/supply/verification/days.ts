import { DAY_MS, dayOf } from '../../platform/clock.ts'

const GRACE_DAYS = 14

export const dayAfter = (day: string, days: number) => dayOf(new Date(Date.parse(day) + days * DAY_MS))

/** The grace begins at the end of this day. */
export const graceAfter = (day: string) => new Date(Date.parse(day) + (1 + GRACE_DAYS) * DAY_MS)

/** This is the last day of which a part is before then. */
export const lastDayBefore = (until: Date) => dayOf(new Date(until.getTime() - 1))

export const graceFrom = (now: Date) => new Date(now.getTime() + GRACE_DAYS * DAY_MS)

export const daysUntil = (day: string, now: Date) =>
  Math.round((Date.parse(day) - Date.parse(dayOf(now))) / DAY_MS)

/** On this day somebody born then is so many years old, or older. */
export function isOfAge(dob: string, years: number, today: string) {
  const [year = '', ...rest] = dob.split('-')
  return `${String(Number(year) + years).padStart(4, '0')}-${rest.join('-')}` <= today
}
