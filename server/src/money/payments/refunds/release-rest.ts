import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { By } from '../../../platform/http/by.ts'
import { releaseOrder } from '../../ledger/release-order.ts'
import { lockPaymentOf } from '../store.ts'
import { leftOf } from './left-of-order.ts'

interface Finished {
  id: string
  agent_id: string
  commission_percent: number
}

/** L2. What of a locked order is still held goes to its agent, less our commission; null where nothing is. */
export async function releaseRest(context: Context, tx: Tx, order: Finished, by: By) {
  const payment = await lockPaymentOf(tx, 'order', order.id)
  if (payment?.status !== 'success') return null
  const { isReleased, item } = await leftOf(tx, payment)
  if (isReleased || item === 0) return null
  return releaseOrder(context, tx, {
    ...{ order: order.id, agent: order.agent_id, currency: payment.currency },
    ...{ commissionPercent: order.commission_percent, by },
  })
}
