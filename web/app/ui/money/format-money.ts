import type { Money } from '@sojourn/contract/amounts/money'
import { placesOf } from '@sojourn/contract/amounts/money-places'
import { DIRECTION, LOCALE } from '@sojourn/contract/words/language'

/** Minor units of a currency as people write it: `$125.00`, `¥12,500`, `CA$80.50`. */
export function formatMoney({ amount, currency }: Money) {
  const { format, unit } = formatOf(currency)
  const words = format.format(amount / unit)
  // From right to left the sign would be torn apart, `$US`: the amount is one piece, and runs as everywhere.
  return DIRECTION === 'rtl' ? `\u2066${words.replaceAll('\u200f', '')}\u2069` : words
}

/** A price as a list shows it: whole amounts without the minor units, `$125`, `$1,000`, `¥3,000`. */
export function formatPrice(money: Money) {
  const words = formatMoney(money)
  return placesOf(money.currency) > 0 ? words.replace(/[.,]0+(?!.*\d)/, '') : words
}

interface IntlFormat {
  format: Intl.NumberFormat
  /** How many minor units make one of the currency. */
  unit: number
}

const formats = new Map<string, IntlFormat>()

/** Making a format is dear; there are few currencies. */
function formatOf(currency: string): IntlFormat {
  const known = formats.get(currency)
  if (known) return known
  const places = placesOf(currency)
  const digits = { minimumFractionDigits: places, maximumFractionDigits: places }
  const format = new Intl.NumberFormat(LOCALE, { style: 'currency', currency, ...digits })
  const made = { format, unit: 10 ** places }
  formats.set(currency, made)
  return made
}
