import type { OrderSummary } from '@sojourn/contract/work/orders'
import { Pill } from '../../ui/mark/pill.tsx'
import { orderStates, stateOf } from '../../words/order-words.ts'

/** How an order stands, as a word with its mark. */
export function OrderStatePill({ order }: { order: Pick<OrderSummary, 'status'> }) {
  const { name, icon, tone } = orderStates[stateOf(order)]
  return (
    <Pill tone={tone} icon={icon}>
      {name}
    </Pill>
  )
}
