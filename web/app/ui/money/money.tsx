import type { Money } from '@sojourn/contract/amounts/money'
import { formatMoney, formatPrice } from './format-money.ts'

interface Props {
  value: Money
  /** A price to compare others with: whole amounts without cents. */
  short?: boolean
  className?: string | undefined
}

/** An amount with its currency, in tabular figures. */
export const MoneyText = ({ value, short, className }: Props) => (
  <data value={`${value.amount} ${value.currency}`} className={className}>
    {(short ? formatPrice : formatMoney)(value)}
  </data>
)
