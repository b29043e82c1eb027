import type { Money } from '@sojourn/contract/money'

/** The authority's own fee, in its own currency: "CA$150", "¥3,000", "Free" for nothing. */
export function feeWords(fee: Money | null) {
  if (!fee) return 'See the authority'
  if (fee.amount === 0) return 'Free'
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: fee.currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  return format.format(fee.amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
