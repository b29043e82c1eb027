import { placesOf } from '@sojourn/contract/amounts/money-places'
import { decimalOf } from '../../platform/decimal.ts'

export { writeMoney } from '../../platform/write-money.ts'

/** The sign is left out, where a column names the currency. */
export function writeAmount(amount: number, currency: string, locale = 'en-US') {
  const places = { minimumFractionDigits: placesOf(currency), maximumFractionDigits: placesOf(currency) }
  return new Intl.NumberFormat(locale, places).format(
    decimalOf(amount, currency) as Intl.StringNumericLiteral,
  )
}
