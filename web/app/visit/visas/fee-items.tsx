import { formatDay } from '@sojourn/contract/dates/format-day'
import type { FeeItem } from '@sojourn/contract/ground/visa-facts'
import { amountWords, payerWords } from './fact-values.ts'
import css from './fee-items.module.css'

/** A single fee as its amount; several each with what it covers, for whom and from when. */
export function FeeItems({ items }: { items: FeeItem[] | null }) {
  if (!items) return 'See the authority'
  if (items.length === 0) return 'None'
  const [only] = items
  if (only && items.length === 1 && only.for === 'main' && !only.from && only.what === 'Application')
    return amountWords(only)
  return (
    <ul className={css.items}>
      {items.map((item) => (
        <li key={[item.what, item.for, item.from].join()}>
          <strong>{amountWords(item)}</strong>
          <span>
            {[item.what, payerWords(item), item.from && `from ${formatDay(item.from)}`]
              .filter(Boolean)
              .join(', ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
