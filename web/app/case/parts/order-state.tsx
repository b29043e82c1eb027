import { t } from '@sojourn/contract/words/t'
import type { OrderSummary } from '@sojourn/contract/work/orders'
import { Pill } from '../../ui/mark/pill.tsx'
import { filterName, orderStates, stateOf } from '../../words/order-words.ts'

interface Props {
  order: Pick<OrderSummary, 'status'> & Partial<Pick<OrderSummary, 'in_stages'>>
  /** Our team reads it, who pays for none. */
  byStaff?: boolean
}

/** How an order stands, as a word with its mark. A later stage of a case that is not paid pauses the case for both sides. */
export function OrderStatePill({ order, byStaff }: Props) {
  const state = stateOf(order)
  const { icon, tone } = orderStates[state]
  const isPaused = state === 'awaiting_payment' && (order.in_stages?.number ?? 1) > 1
  return (
    <Pill tone={tone} icon={icon}>
      {isPaused ? t('Paused for payment') : filterName(state, byStaff ? 'agent' : 'client')}
    </Pill>
  )
}
