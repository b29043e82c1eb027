import type { Money } from '@sojourn/contract/amounts/money'
import type { ComponentProps, ReactNode } from 'react'
import { MoneyText } from './money.tsx'

interface Props extends ComponentProps<'div'> {
  name: ReactNode
  value: Money
  /** It is taken off. */
  off?: boolean
}

/** One line of a sum, in a `dl`. */
export const MoneyLine = ({ name, value, off, ...line }: Props) => (
  <div {...line}>
    <dt>{name}</dt>
    <dd>
      <bdi dir="ltr">
        {off && '−'}
        <MoneyText value={value} />
      </bdi>
    </dd>
  </div>
)
