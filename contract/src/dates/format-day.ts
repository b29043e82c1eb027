import { LANGUAGE, LOCALE } from '../words/language.ts'

/** It reads `9 Mar 2026`. A day is read in UTC, so that no zone can shift it. It stands alone, because lists of strangers load it. */
export const formatDay = dayInWords((date) => `${date.getUTCDate()} ${date.toUTCString().slice(8, 16)}`, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

/** It reads `9 Mar`, of what is days away. */
export const formatNearDay = dayInWords((date) => `${date.getUTCDate()} ${date.toUTCString().slice(8, 11)}`, {
  day: 'numeric',
  month: 'short',
})

/**
 * English has the same letters on every server and in every browser; other languages are written as theirs are. A page
 * writes many days, and making a format takes longer than writing fifty of them.
 */
export function dayInWords(english: (date: Date) => string, parts: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat
  return (day: string | Date) => {
    const date = new Date(day)
    if (LANGUAGE === 'en') return english(date)
    format ??= new Intl.DateTimeFormat(LOCALE, { ...parts, calendar: 'gregory', timeZone: 'UTC' })
    return format.format(date)
  }
}
