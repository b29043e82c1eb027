import { isDay } from '@sojourn/contract/dates/day-steps'
import { isMonthFirst } from '@sojourn/contract/dates/locale-habits'
import { MONTHS, WEEKDAYS } from '@sojourn/contract/dates/moments'
import type { Day } from './calendar-days.ts'

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
const NUMBERS = /^(\d{1,2})([-/. ]+)(\d{1,2})[-/. ]+(\d{4})$/

/** The day people mean by what they typed: `9 mar 2026`, `2026-03-09`, `9.3.2026`; null as long as it is none. */
export function readDay(text: string, locale?: string): Day | null {
  const words = text.trim()
  const iso = ISO.exec(words)
  if (iso) return dayOf(iso[1], iso[2], iso[3])
  const [, first, between = '', second, year] = NUMBERS.exec(words) ?? []
  if (!year) return readWords(words)
  const inOrder = between.includes('/') && isMonthFirst(locale) ? [first, second] : [second, first]
  // The day is of the other order where the usual one makes none.
  return dayOf(year, inOrder[0], inOrder[1]) ?? dayOf(year, inOrder[1], inOrder[0])
}

/** A month by its name, one number of four digits for the year and another one for the day, in any order. */
function readWords(words: string): Day | null {
  const parts = words
    .toLowerCase()
    .split(/[\s,./-]+/)
    .filter((part) => part && !isNameOf(WEEKDAYS, part) && part !== 'of')
  if (parts.length !== 3) return null
  const month = MONTHS.findIndex((name) => parts.some((part) => isName(name, part))) + 1
  const year = parts.find((part) => /^\d{4}$/.test(part))
  const day = parts.find((part) => /^\d{1,2}(st|nd|rd|th)?$/.test(part))
  return month && year && day ? dayOf(year, String(month), day.replace(/\D+$/, '')) : null
}

/** At least its first three letters. */
const isName = (name: string, part: string) => part.length > 2 && name.toLowerCase().startsWith(part)
const isNameOf = (names: readonly string[], part: string) => names.some((name) => isName(name, part))

function dayOf(year = '', month = '', day = ''): Day | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(text) ? text : null
}
