import { plans } from '@sojourn/contract/amounts/plans'
import type { Context } from '../../context.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Payable, PayableKind } from '../payments/payable.ts'
import { applyBill } from './billing/apply-bill.ts'
import { type BillRow, findBill, lockBill } from './billing/bill-store.ts'
import { drawInvoiceOfPayment } from './billing/draw-invoice.ts'
import { followChargeback } from './billing/follow-chargeback.ts'
import { issueCreditNote } from './billing/issue-credit-note.ts'
import { fallBehind } from './renewals/fall-behind.ts'
import { findOpen, findSubscriber, lockSubscription } from './store.ts'

/** A bill of a plan, as a payment sees it. */
export const planPayable: PayableKind = {
  async take(_context, tx, actorId, id) {
    const held = await holdBill(tx, id)
    if (held?.bill.agent_id !== actorId) throw new Refusal('not_found')
    const { bill, subscription } = held
    if (bill.paid_at) throw new Refusal('not_now', { message: 'This is already paid.' })
    if (bill.voided_at || subscription.status === 'ended')
      throw new Refusal('not_now', { message: 'This is no longer due. Choose your plan again.' })
    return asPayable(tx, bill)
  },
  async hold(tx, id) {
    const held = await holdBill(tx, id)
    return held ? asPayable(tx, held.bill) : null
  },
  async describe(db, payerId, id) {
    const bill = await findBill(db, id)
    return bill?.agent_id === payerId ? { ref: titleOf(bill), agentId: payerId, residence: null } : null
  },
  async markPaid(context, tx, id, came) {
    const held = await holdBill(tx, id)
    return held && applyBill(context, tx, held, came)
  },
  async markUnpaid(context: Context, tx, id, why) {
    const held = await holdBill(tx, id)
    if (held) await fallBehind(context, tx, held, why)
  },
  markRefunded: (context, tx, refund) => issueCreditNote(context, tx, refund, 'refund_id'),
  markChargedBack: followChargeback,
  drawProof: drawInvoiceOfPayment,
  needsCard,
}

/** The subscription first, so that no two wait for each other. */
export async function holdBill(tx: Tx, id: string) {
  const found = await findBill(tx, id)
  const subscription = found && (await lockSubscription(tx, found.subscription_id))
  const bill = subscription && (await lockBill(tx, id))
  return bill ? { subscription, bill } : null
}

async function asPayable(db: Reader, bill: BillRow): Promise<Payable> {
  const agent = await findSubscriber(db, bill.agent_id)
  return {
    id: bill.id,
    sells: 'plan',
    title: titleOf(bill),
    seller: null,
    price: bill.price,
    currency: bill.currency,
    payerId: bill.agent_id,
    payerCountry: agent?.country ?? null,
    notYet: null,
    payer: agent && !agent.deleted_at ? { email: agent.email, first_name: agent.first_name } : null,
    agentId: null,
    orderId: null,
    holdsMoney: false,
  }
}

const titleOf = ({ plan, term }: BillRow) =>
  `${plans[plan].name} plan, ${term === 'year' ? 'yearly' : 'monthly'}`

async function needsCard(tx: Tx, payerId: string) {
  const subscription = await findOpen(tx, payerId)
  const isNeeded =
    subscription?.status === 'past_due' ||
    (subscription?.status === 'active' && !subscription.cancel_at_period_end)
  return isNeeded ? 'Your plan is paid with this card. Add another card first, or cancel your plan.' : null
}
