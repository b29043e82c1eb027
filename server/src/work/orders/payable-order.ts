import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { forPayment } from './lock-order.ts'
import { type LockedOrder, lockOrder } from './move-store.ts'

/** The client’s own order, held, if it can be paid at this moment. */
export async function payableOrder(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  actorId: string,
  orderId: string,
) {
  const order = await lockOrder(tx, orderId)
  if (order?.client_id !== actorId) throw new Refusal('not_found')
  const message = reasonAgainst(order, clock.now())
  if (message) throw new Refusal('not_now', { message })
  return forPayment(order)
}

function reasonAgainst(order: LockedOrder, now: Date) {
  if (order.status === 'cancelled') return 'This order is cancelled. Hire the agent again to make a new one.'
  if (order.status !== 'awaiting_payment') return 'This order is already paid.'
  if (order.expires_at <= now)
    return 'This order waited too long for its payment. Hire the agent again to make a new one.'
  if (order.agent_suspended_at || !order.agent_verified_at)
    return 'This agent cannot be hired at the moment. Please choose another one.'
  return null
}
