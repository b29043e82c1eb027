import { directionOf, type Language, localeOf, SOURCE } from '@sojourn/contract/words/languages'
import { keptFor } from '../kept-for.ts'

const OF_DAYS = { calendar: 'gregory', timeZone: 'UTC' } as const
const OF_SHORT_DAYS = { ...OF_DAYS, day: 'numeric', month: 'short', year: 'numeric' } as const

const shortDays = keptFor((language: Language) => new Intl.DateTimeFormat(localeOf(language), OF_SHORT_DAYS))
const days = keptFor(
  (language: Language, dateStyle: 'full' | 'long') =>
    new Intl.DateTimeFormat(localeOf(language), { ...OF_DAYS, dateStyle }),
)

/** `9 Mar 2026` as the language writes it, of `2026-03-09`. */
export const shortDayIn = (language: Language, day: string) => shortDays(language).format(new Date(day))

const months = keptFor(
  (language: Language) =>
    new Intl.DateTimeFormat(localeOf(language), { ...OF_DAYS, month: 'short', year: 'numeric' }),
)

/** `9 Mar 2026`, `9 March 2026`, `Monday 9 March 2026` and `Mar 2026`, as English sentences have them; null of anything else. */
export function dayIn(language: Language, words: string) {
  if (/^[A-Z][a-z]{2} \d{4}$/.test(words) && Date.parse(`1 ${words} UTC`))
    return months(language).format(new Date(`1 ${words} UTC`))
  const [, weekday, day, month = ''] =
    /^(?:([A-Z][a-z]+day) )?(\d{1,2} ([A-Z][a-z]{2,8}) \d{4})$/.exec(words) ?? []
  if (!day || !Date.parse(`${day} UTC`)) return null
  const date = `${day} UTC`
  if (!weekday && month.length === 3 && month !== 'May') return shortDayIn(language, date)
  return days(language, weekday ? 'full' : 'long').format(new Date(date))
}

/** `Monday 9 March 2026 at 2:05 pm (Europe/Berlin time)` in its parts. */
export function partsOfMoment(language: Language, words: string) {
  const [, day = '', hour, minute, half, zone = ''] =
    /^(.+) at (\d{1,2}):(\d{2})(?: (am|pm))? \((.+?)(?: time)?\)$/.exec(words) ?? []
  const date = dayIn(language, day)
  return date && { date, time: timeIn(language, { hour: Number(hour), minute: Number(minute), half }), zone }
}

const times = keptFor(
  (language: Language, hour: 'numeric' | '2-digit', hourCycle: 'h12' | 'h23') =>
    new Intl.DateTimeFormat(localeOf(language), { hour, hourCycle, minute: '2-digit', timeZone: 'UTC' }),
)

function timeIn(
  language: Language,
  { hour, minute, half }: { hour: number; minute: number; half: string | undefined },
) {
  const hours = half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour
  const format = half ? times(language, 'numeric', 'h12') : times(language, '2-digit', 'h23')
  return format.format(Date.UTC(2000, 0, 1, hours, minute))
}

export interface ClockReader {
  timezone: string | null
  clock: string | null
}

/** `Tue 24 Nov, 09:00` in the language, zone and clock of its reader. */
export function whenIn(language: Language, instant: Date, { timezone, clock }: ClockReader) {
  const zone = timezone ?? 'UTC'
  const format = whens(language, zone, clock === '12' ? 'h12' : 'h23')
  const words = format.format(instant)
  return timezone ? words : `${words} (UTC)`
}

const whens = keptFor(
  (language: Language, timeZone: string, hourCycle: 'h12' | 'h23') =>
    // Pages write `24 Nov` in English, too.
    new Intl.DateTimeFormat(language === SOURCE ? 'en-GB' : localeOf(language), {
      calendar: 'gregory',
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: hourCycle === 'h12' ? 'numeric' : '2-digit',
      minute: '2-digit',
      hourCycle,
      timeZone,
    }),
)

const currencies = new Map<string, string>()

/** A currency by the sign that English has for it. */
function currencyOf(sign: string) {
  if (currencies.size === 0)
    for (const currency of Intl.supportedValuesOf('currency')) {
      const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency }).formatToParts(0)
      currencies.set(parts.find(({ type }) => type === 'currency')?.value ?? currency, currency)
    }
  return currencies.get(sign)
}

/** They turn what stands beside them. */
const MARKS = /[\u200e\u200f\u061c]/g

const amounts = keptFor(
  (language: Language, currency: string, places: number) =>
    new Intl.NumberFormat(localeOf(language), {
      style: 'currency',
      currency,
      minimumFractionDigits: places,
      maximumFractionDigits: places,
    }),
)

/** `$1,250.00`, as English writes an amount; null of anything else. It stands from left to right, as on our pages. */
export function amountIn(language: Language, words: string) {
  const [, minus = '', sign = '', digits = '', places = ''] =
    /^(-?)([^\d\s-]+)\s?(\d{1,3}(?:,\d{3})*)(?:\.(\d+))?$/u.exec(words) ?? []
  const currency = currencyOf(sign)
  if (!digits || !currency) return null
  const amount = `${minus}${digits.replaceAll(',', '')}${places && `.${places}`}`
  const format = amounts(language, currency, places.length)
  const said = format.format(amount as Intl.StringNumericLiteral)
  return directionOf(language) === 'rtl' ? `\u2066${said.replaceAll(MARKS, '')}\u2069` : said
}

const lists = keptFor(
  (language: Language, type: 'conjunction' | 'unit') => new Intl.ListFormat(localeOf(language), { type }),
)

/** `$5.00 as credit and $16.22 to your card`, each part said by itself; names that were listed keep their own. */
export function listIn(language: Language, words: string, sayPart: (part: string) => string) {
  const parts = words.split(/, | and /).map(sayPart)
  return lists(language, 'conjunction').format(parts)
}

export const namesIn = (language: Language, words: string) =>
  lists(language, 'unit').format(words.split(', '))
