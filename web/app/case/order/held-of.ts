import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { type Side, stateOf } from '../../words/order-words.ts'

/** An agent reads the amount before our commission, and is told so. */
export function heldOf(order: Order, side: Side) {
  const state = stateOf(order)
  const held = state === 'paid' || state === 'ongoing' || state === 'conflicted' ? order.held : null
  if (side === 'agent')
    return {
      name: held ? t('Held for you') : t('Price'),
      value: held ?? order.price,
      note: order.earnings
        ? t('Before our commission of {percent}%', {
            percent: order.earnings.commission_percent,
          })
        : null,
    }
  return {
    name: held ? t('Held by us') : state === 'awaiting_payment' ? t('Total') : t('Price'),
    value: held ?? (state === 'awaiting_payment' ? order.payment?.amount : null) ?? order.price,
    note: held
      ? state === 'conflicted'
        ? t('Until this is settled')
        : t('Until you accept the work')
      : null,
  }
}
