import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { By } from '../../platform/http/by.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { released } from '../ledger/release-templates.ts'
import { split } from '../ledger/split.ts'
import { leftOf } from './left-of-order.ts'
import { lockPaymentOf } from './store.ts'

interface Finished {
  id: string
  agent_id: string
  commission_percent: number
}

/** L2. What of a locked order is still held goes to its agent, less our commission; once, whoever asks again. */
export async function releaseRest(context: Context, tx: Tx, order: Finished, by: By) {
  const payment = await lockPaymentOf(tx, 'order', order.id)
  if (payment?.status !== 'success') return
  const { isReleased, item } = await leftOf(tx, payment)
  if (isReleased || item === 0) return
  const [, commission] = split(item, [100 - order.commission_percent, order.commission_percent])
  await postEntry(context, tx, {
    ...released({
      currency: payment.currency,
      order: order.id,
      agent: order.agent_id,
      escrow: item,
      commission,
    }),
    ...{ cause: `release:${order.id}`, orderId: order.id, actorId: by.id, requestId: by.requestId },
  })
}
