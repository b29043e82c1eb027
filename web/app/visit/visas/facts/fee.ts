import type { Money } from '@sojourn/contract/amounts/money'
import { formatMoney } from '../../../ui/money/format-money.ts'

/** The authority's own fee, in its own currency: "CA$150", "¥3,000", "Free" for nothing. */
export const feeWords = (fee: Money) => (fee.amount === 0 ? 'Free' : formatMoney(fee).replace(/\.0+$/, ''))
