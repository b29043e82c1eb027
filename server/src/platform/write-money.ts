import { placesOf } from '@sojourn/contract/amounts/money-places'
import { decimalOf } from './decimal.ts'
import { keptFor } from './kept-for.ts'

const formatOf = keptFor((currency: string) => {
  const places = { minimumFractionDigits: placesOf(currency), maximumFractionDigits: placesOf(currency) }
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, ...places })
})

/** Minor units are written out without ever being a float. */
export const writeMoney = (amount: number, currency: string) =>
  formatOf(currency).format(decimalOf(amount, currency) as Intl.StringNumericLiteral)
