import { refundableOf } from '../../money/payments/refunds/refundable-of-order.ts'
import type { Reader } from '../../platform/database/database.ts'
import { agentMissedTwice } from '../meetings/agent-missed-twice.ts'
import type { HeldOrder } from '../orders/hold-order.ts'
import type { Ground } from './refunds/what-silence-does.ts'

export async function groundOf<Order extends HeldOrder>(
  db: Reader,
  order: Order,
): Promise<Ground & { order: Order }> {
  const refundable = await refundableOf(db, order.id)
  return { order, refundable, hasAgentMissedTwice: await agentMissedTwice(db, order.id) }
}
