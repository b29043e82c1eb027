import type { Tx } from '../../platform/database/database.ts'
import { type LockedOrder, lockOrder } from './move-store.ts'

/** A payment may know no more of the order it is for. */
export interface OrderForPayment {
  id: string
  ref: string
  title: string
  seller: string
  clientId: string
  agentId: string
  price: number
  currency: string
  residence: string | null
  /** Null means that their account is deleted. */
  client: { email: string; first_name: string } | null
  status: LockedOrder['status']
  /** The order goes back to it once its conflict is over. */
  resumeStatus: LockedOrder['resume_status']
  expiresAt: Date
}

/** Whoever asks and whatever its status: for settling what came of a payment. Nobody else moves it until the end. */
export async function lockOrderForPayment(tx: Tx, orderId: string): Promise<OrderForPayment | undefined> {
  const order = await lockOrder(tx, orderId)
  return order && forPayment(order)
}

export const forPayment = (order: LockedOrder): OrderForPayment => ({
  id: order.id,
  ref: order.ref,
  title: order.title,
  seller: `${order.agent_first_name} ${order.agent_last_name}`,
  clientId: order.client_id,
  agentId: order.agent_id,
  price: order.price_amount,
  currency: order.currency,
  residence: order.residence_iso,
  client: order.client_deleted_at ? null : { email: order.client_email, first_name: order.client_first_name },
  status: order.status,
  resumeStatus: order.resume_status,
  expiresAt: order.expires_at,
})
