import type { Context } from '../../../context.ts'
import type { Told } from '../../../ground/facts/listeners.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { refundableOf } from '../../../money/payments/refunds/refundable-of-order.ts'
import { showMoney } from '../../../money/payments/show-money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { acting } from '../../../platform/http/by.ts'
import { holdOrder } from '../../orders/hold-order.ts'
import { endRefunded, isRefunded } from '../endings/end-refunded.ts'
import { divideAgain } from './divide-again.ts'

/** Both sides hear of what our team gave back on the processor’s pages; once nothing is left the order ends. */
export async function followRefundElsewhere(
  context: Context,
  tx: Tx,
  { payable, refund, amount, by }: Told<'refund_elsewhere'>,
) {
  const order = await holdOrder(tx, payable)
  if (!order) return
  const isOver = await isRefunded(tx, order)
  const left = (await refundableOf(tx, order.id))?.left.total ?? 0
  await tell(
    context,
    tx,
    {
      fact: 'order_refunded',
      order: order.id,
      step: 'RE',
      from: order.status,
      to: order.status,
      name: showMoney(amount, order.currency),
      back: { currency: order.currency, card: amount, credit: 0, promo: 0 },
      ...(!isOver && { along: { order, amount, left } }),
    },
    by,
  )
  if (isOver) await endRefunded(acting(context, by), tx, order, { refund: { id: refund, amount } })
  else await divideAgain(acting(context, by), tx, order)
}
