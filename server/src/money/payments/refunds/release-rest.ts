import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { By } from '../../../platform/http/by.ts'
import { releaseOrder } from '../../ledger/release-order.ts'
import { lockPaymentOf } from '../store.ts'
import { type LeftOfOrder, leftOf } from './left-of-order.ts'

interface Finished {
  id: string
  agent_id: string
  commission_percent: number
}

/** L2. What of a locked order is still held goes to its agent, less our commission; null where nothing is. */
export async function releaseRest(context: Context, tx: Tx, order: Finished, by: By) {
  const payment = await lockPaymentOf(tx, 'order', order.id)
  if (payment?.status !== 'success') return null
  return releaseLeft(context, tx, order, { currency: payment.currency, left: await leftOf(tx, payment) }, by)
}

/** The same where its payment is held, and what is left of it was read since. */
export async function releaseLeft(
  context: Context,
  tx: Tx,
  order: Finished,
  { currency, left: { isReleased, item } }: { currency: string; left: LeftOfOrder },
  by: By,
) {
  if (isReleased || item === 0) return null
  return releaseOrder(context, tx, {
    order: order.id,
    agent: order.agent_id,
    currency,
    commissionPercent: order.commission_percent,
    by,
  })
}
