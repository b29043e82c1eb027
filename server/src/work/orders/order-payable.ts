import { RUNNING_ORDERS } from '@sojourn/contract/calls/status'
import { OWN_REASONS } from '@sojourn/contract/work/own-reasons'
import { leavesOut } from '@sojourn/contract/work/people-changed'
import type { Payable, PayableKind } from '../../money/payments/payable.ts'
import { findOrder } from './lists/list-store.ts'
import { markOrderPaid } from './mark-order-paid.ts'
import { type LockedOrder, lockOrder } from './move-store.ts'
import { payableOrder } from './payable-order.ts'
import { tellUnpaid } from './stages/charge-stage.ts'
import { giveUpOrder } from './unpaid/give-up-order.ts'

/** An order, as a payment sees it. */
export const orderPayable: PayableKind = {
  take: async (context, tx, actorId, id) => asPayable(await payableOrder(context, tx, actorId, id)),
  async hold(tx, id) {
    const order = await lockOrder(tx, id)
    return order ? asPayable(order) : null
  },
  async describe(db, clientId, id) {
    const order = await findOrder(db, clientId, id)
    return order ? { ref: order.ref, agentId: order.agent_id, residence: order.residence_iso } : null
  },
  async markUnpaid(context, tx, id, why) {
    const order = await lockOrder(tx, id)
    if (order) await tellUnpaid(context, tx, order, why)
  },
  giveUp: async (context, tx, id) =>
    (await giveUpOrder(context, tx, id, OWN_REASONS.client_deleted)) !== 'being_paid',
}

const RESIDENCE_FIRST =
  'Please select the country you live in before you pay. Reload the page if it is not asked.'

const MORE_PEOPLE =
  'More people apply for this goal now than this order is for. Open the goal and hire the agent again, so that everybody is in the price.'

/** A page that was left open shows the price for those who applied then. An order of an offer names no more than that is for. */
function whyNotYet({ stage_no, goal_travellers, travellers, residence_iso }: LockedOrder) {
  const applying = 1 + (goal_travellers ?? 0)
  if (leavesOut({ people: null, applying, named: 1 + travellers.length, stage: stage_no })) return MORE_PEOPLE
  return residence_iso ? null : RESIDENCE_FIRST
}

const asPayable = (order: LockedOrder): Payable => ({
  id: order.id,
  sells: 'work',
  title: order.title,
  seller: `${order.agent_first_name} ${order.agent_last_name}`,
  price: order.price_amount,
  currency: order.currency,
  payerId: order.client_id,
  payerCountry: order.residence_iso,
  notYet: whyNotYet(order),
  payer: order.client_deleted_at ? null : { email: order.client_email, first_name: order.client_first_name },
  agentId: order.agent_id,
  commissionPercent: order.commission_percent,
  orderId: order.id,
  // In a conflict after it was completed, the agent and we have it.
  holdsMoney: RUNNING_ORDERS.includes(order.status) && order.resume_status !== 'completed',
  markPaid: (context, tx, { requestId }) => markOrderPaid(context, tx, order, { requestId }),
})
