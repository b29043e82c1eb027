import type { Money } from '@sojourn/contract/amounts/money'
import type { FeeItem } from '@sojourn/contract/ground/visa-facts'
import { formatMoney } from '../../../ui/money/format-money.ts'

/** The authority's own fee, in its own currency: "CA$150", "¥3,000", "Free" for nothing. */
export const feeWords = (fee: Money) => (fee.amount === 0 ? 'Free' : formatMoney(fee).replace(/\.0+$/, ''))

/** "£558", with how often it is paid; an amount that is not known is said to be so. */
export function amountWords({ amount, currency, per }: FeeItem) {
  if (amount === null || currency === null) return 'Not known'
  const words = feeWords({ amount, currency })
  return per ? `${words} a ${per}` : words
}
