import { formatDay } from '@sojourn/contract/dates/format-day'
import { headlineFee } from '@sojourn/contract/ground/headline-fee'
import type { FeeItem } from '@sojourn/contract/ground/visa-facts'
import { payerWords } from './fact-values.ts'
import { amountWords, feeWords } from './fee.ts'
import type { ToldItem } from './told.ts'

/** A single fee as its amount; several each with what it covers, for whom and from when, after what they come to. */
export function feesInWords(items: readonly FeeItem[]): string | ToldItem[] {
  const [only] = items
  if (!only) return 'None'
  if (items.length === 1 && only.for === 'main' && !only.from && !only.note && only.what === 'Application')
    return amountWords(only)
  const parts = items.map((item) => ({ amount: amountWords(item), about: aboutItem(item) }))
  const total = totalOf(items)
  return total ? [{ amount: feeWords(total), about: 'In all', isTotal: true }, ...parts] : parts
}

/** What an item covers, for whom, from when, and when not everybody pays it. */
export const aboutItem = (item: FeeItem) =>
  [
    [item.what, payerWords(item), item.from && `from ${formatDay(item.from)}`].filter(Boolean).join(', '),
    item.note,
  ]
    .filter(Boolean)
    .join('. ')

/** What the main applicant pays once; null where that is one part, which says it already. */
export function totalOf(items: readonly FeeItem[]) {
  const total = headlineFee({ fees: { value: items } })
  return total && items.every(({ amount }) => amount !== total.amount) ? total : null
}
