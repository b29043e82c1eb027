import type { Money } from '@sojourn/contract/money'
import type { ComponentProps, ReactNode } from 'react'
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

interface LineProps extends ComponentProps<'div'> {
  name: ReactNode
  value: Money
  /** It is taken off. */
  off?: boolean
}

/** One line of a sum, in a `dl`. */
export const MoneyLine = ({ name, value, off, ...line }: LineProps) => (
  <div {...line}>
    <dt>{name}</dt>
    <dd>
      {off && '−'}
      <MoneyText value={value} />
    </dd>
  </div>
)
