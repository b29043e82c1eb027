import { formatDay } from '@sojourn/contract/dates/format-day'
import type { FeeItem } from '@sojourn/contract/ground/visa-facts'
import { amountWords, payerWords } from './fact-values.ts'

/** A single fee as its amount; several each with what it covers, for whom and from when. */
export function feesInWords(items: FeeItem[] | null) {
  if (!items) return 'See the authority'
  const [only] = items
  if (!only) return 'None'
  if (items.length === 1 && only.for === 'main' && !only.from && only.what === 'Application')
    return amountWords(only)
  return items.map((item) => ({
    amount: amountWords(item),
    about: [item.what, payerWords(item), item.from && `from ${formatDay(item.from)}`]
      .filter(Boolean)
      .join(', '),
  }))
}
