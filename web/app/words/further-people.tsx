import type { Money } from '@sojourn/contract/amounts/money'
import { t } from '@sojourn/contract/words/t'
import { formatMoney } from '../ui/money/format-money.ts'

/** A part of a price: so many people beside the client, and what each of them costs. */
export default function FurtherPeople({ count, price }: { count: number; price: Money }) {
  return t('{count, plural, one {# further person at {price}} other {# further people at {price}}}', {
    count,
    price: formatMoney(price),
  })
}
