import { placesOf } from '@sojourn/contract/amounts/money-places'
import { decimalOf } from '../../platform/decimal.ts'

/** Whole minor units, written out without ever being a float. */
export function writeMoney(amount: number, currency: string) {
  const places = { minimumFractionDigits: placesOf(currency), maximumFractionDigits: placesOf(currency) }
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, ...places })
  return format.format(decimalOf(amount, currency) as Intl.StringNumericLiteral)
}

/** The same without its sign, where a column names the currency. */
export function writeAmount(amount: number, currency: string) {
  const places = { minimumFractionDigits: placesOf(currency), maximumFractionDigits: placesOf(currency) }
  return new Intl.NumberFormat('en-US', places).format(
    decimalOf(amount, currency) as Intl.StringNumericLiteral,
  )
}
