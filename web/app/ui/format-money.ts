import type { Money } from '@sojourn/contract/money'

/** Minor units of a currency as people write it: `$125.00`, `¥12,500`, `CA$80.50`. */
export function formatMoney({ amount, currency }: Money) {
  const format = formatOf(currency)
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(amount / 10 ** digits)
}

const formats = new Map<string, Intl.NumberFormat>()

/** Making a format is dear; there are few currencies. */
function formatOf(currency: string) {
  const known = formats.get(currency)
  if (known) return known
  const made = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  formats.set(currency, made)
  return made
}
