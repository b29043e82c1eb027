import type { Money } from '@sojourn/contract/amounts/money'
import type { FeeItem } from '@sojourn/contract/ground/visa-facts'
import { t } from '@sojourn/contract/words/t'
import { formatPrice } from '../../../ui/money/format-money.ts'

/** The authority's own fee, in its own currency: "CA$150", "¥3,000", "Free" for nothing. */
export const feeWords = (fee: Money) => (fee.amount === 0 ? t('Free') : formatPrice(fee))

/** "£558", with how often it is paid; an amount that is not known is said to be so. */
export function amountWords({ amount, currency, per }: FeeItem) {
  if (amount === null || currency === null) return t('Not known')
  return paidWords(feeWords({ amount, currency }), per)
}

/** "£776 a year" */
export function paidWords(amount: string, per: FeeItem['per']) {
  if (per === 'year') return t('{amount} a year', { amount })
  return per ? t('{amount} a month', { amount }) : amount
}
