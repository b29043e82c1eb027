import type { Tx } from '../../../platform/database/database.ts'
import { holdAgent } from '../../../supply/agents/hold-agent.ts'
import { holdOrder } from '../../orders/hold-order.ts'
import { orderToRead } from '../../orders/order-to-read.ts'

/** An order that may be completed, held after its agent as everywhere: a completed one counts in their record. */
export async function holdWithAgent(tx: Tx, orderId: string) {
  const known = await orderToRead(tx, orderId)
  if (!known) return undefined
  await holdAgent(tx, known.agent_id)
  return holdOrder(tx, orderId)
}
