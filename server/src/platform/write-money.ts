import { placesOf } from '@sojourn/contract/amounts/money-places'
import { decimalOf } from './decimal.ts'

/** Minor units are written out without ever being a float. */
export function writeMoney(amount: number, currency: string) {
  const places = { minimumFractionDigits: placesOf(currency), maximumFractionDigits: placesOf(currency) }
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, ...places })
  return format.format(decimalOf(amount, currency) as Intl.StringNumericLiteral)
}
