import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { notNow, Refusal } from '../../../platform/refusal.ts'
import type { HeldOrder } from '../../orders/hold-order.ts'
import { orderOfSide } from '../../orders/order-of-side.ts'
import { holdRunningStage } from '../../orders/stages/hold-running-stage.ts'
import { talkOfOrder } from '../offer-store.ts'

/** The order of one of its sides, held while they propose something, and where both write to each other. */
export async function holdForExtra(
  context: Context,
  tx: Tx,
  { actor, orderId, side }: { actor: Person; orderId: string; side: 'client' | 'agent' },
) {
  const known = await orderOfSide(tx, actor, orderId)
  if (known.side !== side) throw new Refusal('not_found')
  const order = await holdRunningStage(context, tx, orderId)
  const talk = await talkOfOrder(tx, order.id)
  if (talk?.blocked_by)
    throw notNow('This conversation is blocked, so nothing can be proposed for its order.')
  return { order, conversation_id: talk?.id ?? null }
}

export const ofOrder = (order: HeldOrder) => ({
  agent_id: order.agent_id,
  client_id: order.client_id,
  order_id: order.id,
  extra_of: order.case_id,
  goal_id: order.goal_id,
  currency: order.currency,
  meeting_minutes: null,
  requirements: '[]',
  refund_schedule: JSON.stringify(order.refund_schedule),
  country_iso: order.country_iso,
  visa_id: order.visa_id,
  visa_name: order.visa_name,
  purposes: JSON.stringify(order.purposes),
})
