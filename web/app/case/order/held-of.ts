import type { Order } from '@sojourn/contract/work/orders'
import { type Side, stateOf } from '../../words/order-words.ts'

/** What the summary says of the money; an agent reads it before our commission, and is told so. */
export function heldOf(order: Order, side: Side) {
  const state = stateOf(order)
  const isHeld = state === 'paid' || state === 'ongoing' || state === 'conflicted'
  if (side === 'agent')
    return {
      name: isHeld ? 'Held for you' : 'Price',
      value: order.price,
      note: order.earnings ? `Before our commission of ${order.earnings.commission_percent}%` : null,
    }
  return {
    name: isHeld ? 'Held by us' : state === 'awaiting_payment' ? 'Total' : 'Price',
    value: order.payment && (isHeld || state === 'awaiting_payment') ? order.payment.amount : order.price,
    note: isHeld ? (state === 'conflicted' ? 'Until this is settled' : 'Until you accept the work') : null,
  }
}
