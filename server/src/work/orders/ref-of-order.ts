import type { Reader } from '../../platform/database/database.ts'
import { findOrder } from './lists/list-store.ts'

export async function refOfOrder(db: Reader, clientId: string, orderId: string) {
  const order = await findOrder(db, clientId, orderId)
  return order ? { ref: order.ref, agentId: order.agent_id, residence: order.residence_iso } : null
}
