import { formatDay } from '@sojourn/contract/dates/format-day'
import { type Language, localeOf, SOURCE } from '@sojourn/contract/words/languages'

/** `9 Mar 2026`, as that language writes it. */
export const dayIn = (language: Language, day: string) =>
  language === SOURCE
    ? formatDay(day)
    : new Date(day).toLocaleDateString(localeOf(language), {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        calendar: 'gregory',
        timeZone: 'UTC',
      })
