import { LANGUAGE, LOCALE } from '../words/language.ts'

/** It reads `9 Mar 2026`. A day is read in UTC, so that no zone can shift it. It stands alone, because lists of strangers load it. */
export const formatDay = (day: string | Date) =>
  dayInWords(day, (date) => `${date.getUTCDate()} ${date.toUTCString().slice(8, 16)}`, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })

/** The same as another locale writes it: for the server, which speaks several languages at a time. */
export const formatDayIn = (locale: string, day: string) =>
  new Date(day).toLocaleDateString(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    calendar: 'gregory',
    timeZone: 'UTC',
  })

/** It reads `9 Mar`, of what is days away. */
export const formatNearDay = (day: string | Date) =>
  dayInWords(day, (date) => `${date.getUTCDate()} ${date.toUTCString().slice(8, 11)}`, {
    day: 'numeric',
    month: 'short',
  })

/** English has the same letters on every server and in every browser; other languages are written as theirs are. */
export function dayInWords(
  day: string | Date,
  english: (date: Date) => string,
  parts: Intl.DateTimeFormatOptions,
) {
  const date = new Date(day)
  if (LANGUAGE === 'en') return english(date)
  return date.toLocaleDateString(LOCALE, { ...parts, calendar: 'gregory', timeZone: 'UTC' })
}
