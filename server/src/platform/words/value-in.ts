import { formatDayIn } from '@sojourn/contract/dates/format-day'
import { directionOf, type Language, localeOf } from '@sojourn/contract/words/languages'

/** `9 Mar 2026`, `9 March 2026` and `Monday 9 March 2026`, as English sentences have them; null of anything else. */
export function dayIn(language: Language, words: string) {
  const [, weekday, day, month = ''] =
    /^(?:([A-Z][a-z]+day) )?(\d{1,2} ([A-Z][a-z]{2,8}) \d{4})$/.exec(words) ?? []
  if (!day || !Date.parse(`${day} UTC`)) return null
  const locale = localeOf(language)
  if (!weekday && month.length === 3 && month !== 'May') return formatDayIn(locale, `${day} UTC`)
  return new Date(`${day} UTC`).toLocaleDateString(locale, {
    dateStyle: weekday ? 'full' : 'long',
    calendar: 'gregory',
    timeZone: 'UTC',
  })
}

/** `Monday 9 March 2026 at 2:05 pm (Europe/Berlin time)` in its parts. */
export function partsOfMoment(language: Language, words: string) {
  const [, day = '', hour, minute, half, zone = ''] =
    /^(.+) at (\d{1,2}):(\d{2})(?: (am|pm))? \((.+?)(?: time)?\)$/.exec(words) ?? []
  const date = dayIn(language, day)
  return date && { date, time: timeIn(language, { hour: Number(hour), minute: Number(minute), half }), zone }
}

function timeIn(
  language: Language,
  { hour, minute, half }: { hour: number; minute: number; half: string | undefined },
) {
  const hours = half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour
  return new Date(Date.UTC(2000, 0, 1, hours, minute)).toLocaleTimeString(localeOf(language), {
    ...{ hour: half ? 'numeric' : '2-digit', minute: '2-digit' },
    ...{ hourCycle: half ? 'h12' : 'h23', timeZone: 'UTC' },
  })
}

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

/** `$1,250.00`, as English writes an amount; null of anything else. It stands from left to right, as on our pages. */
export function amountIn(language: Language, words: string) {
  const [, minus = '', sign = '', digits = '', places = ''] =
    /^(-?)([^\d\s-]+)\s?(\d{1,3}(?:,\d{3})*)(?:\.(\d+))?$/u.exec(words) ?? []
  const currency = currencyOf(sign)
  if (!digits || !currency) return null
  const fraction = { minimumFractionDigits: places.length, maximumFractionDigits: places.length }
  const format = new Intl.NumberFormat(localeOf(language), { style: 'currency', currency, ...fraction })
  const amount = `${minus}${digits.replaceAll(',', '')}${places && `.${places}`}`
  const said = format.format(amount as Intl.StringNumericLiteral)
  return directionOf(language) === 'rtl' ? `\u2066${said.replaceAll(MARKS, '')}\u2069` : said
}

/** `$5.00 as credit and $16.22 to your card`, each part said by itself; names that were listed keep their own. */
export function listIn(language: Language, words: string, sayPart: (part: string) => string) {
  const parts = words.split(/, | and /).map(sayPart)
  return new Intl.ListFormat(localeOf(language)).format(parts)
}

export const namesIn = (language: Language, words: string) =>
  new Intl.ListFormat(localeOf(language), { type: 'unit' }).format(words.split(', '))
