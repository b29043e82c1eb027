import type { Money } from '@sojourn/contract/money'
import { formatMoney } from './format-money.ts'

interface Props {
  value: Money
  className?: string | undefined
}

/** An amount with its currency, in tabular figures. */
export function MoneyText({ value, className }: Props) {
  return (
    <data value={`${value.amount} ${value.currency}`} className={className}>
      {formatMoney(value)}
    </data>
  )
}
