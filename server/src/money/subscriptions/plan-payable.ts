import { plans } from '@sojourn/contract/amounts/plans'
import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { acting, SYSTEM } from '../../platform/http/by.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Payable, PayableKind } from '../payments/payable.ts'
import { applyBill } from './billing/apply-bill.ts'
import { type BillRow, findBill, openBillOf } from './billing/bill-store.ts'
import { drawInvoiceOfPayment } from './billing/draw-invoice.ts'
import { followChargeback } from './billing/follow-chargeback.ts'
import { dropWaiting } from './billing/give-up-unpaid.ts'
import { type HeldBill, holdBill } from './billing/hold-bill.ts'
import { issueCreditNote } from './billing/issue-credit-note.ts'
import { voidBill } from './billing/void-bill.ts'
import { fallBehind } from './renewals/fall-behind.ts'
import { findOpen, findSubscriber } from './store.ts'

/** A bill of a plan, as a payment sees it. */
export const planPayable: PayableKind = {
  async take(_context, tx, actorId, id) {
    const held = await holdBill(tx, id)
    if (held?.bill.agent_id !== actorId) throw new Refusal('not_found')
    const { bill, subscription } = held
    if (bill.paid_at) throw new Refusal('not_now', { message: 'This is already paid.' })
    if (bill.voided_at || subscription.status === 'ended')
      throw new Refusal('not_now', { message: 'This is no longer due. Choose your plan again.' })
    return asPayable(tx, held)
  },
  async hold(tx, id) {
    const held = await holdBill(tx, id)
    return held ? asPayable(tx, held) : null
  },
  async describe(db, payerId, id) {
    const bill = await findBill(db, id)
    return bill?.agent_id === payerId ? { ref: titleOf(bill), agentId: payerId, residence: null } : null
  },
  async giveUp(context, tx, id) {
    const held = await holdBill(tx, id)
    if (!held || held.bill.paid_at || held.bill.voided_at) return true
    return held.subscription.status === 'waiting'
      ? dropWaiting(acting(context, SYSTEM), tx, held.subscription)
      : voidBill(context, tx, held.bill)
  },
  /** A change that waits for its payment takes off what is given back now. */
  async beforeRefund(context, tx, id) {
    const held = await holdBill(tx, id)
    const open = held && (await openBillOf(tx, held.subscription.id))
    if (open?.kind === 'change') await voidBill(context, tx, open)
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

async function asPayable(tx: Tx, held: HeldBill): Promise<Payable> {
  const { bill } = held
  const agent = await findSubscriber(tx, bill.agent_id)
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
    commissionPercent: 0,
    orderId: null,
    holdsMoney: false,
    markPaid: (context, tx, came) => applyBill(context, tx, held, came),
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
