import type { Context } from '../context.ts'
import { returnCoupons } from '../coupons/return-coupons.ts'
import { disputeLost, disputeOpened, disputePulled, disputeWon } from '../ledger/dispute-templates.ts'
import { postEntry } from '../ledger/post-entry.ts'
import type { Posting } from '../ledger/posting.ts'
import type { Tx } from '../platform/database/database.ts'
import type { DisputeState } from '../platform/payments/processor.ts'
import { findByCharge } from './activity-store.ts'
import type { Outcome } from './event-store.ts'
import { raiseAlarm } from './raise-alarm.ts'
import { findPayment, type PaymentRow, setPayment } from './store.ts'
import { holdAttempt } from './take-payment.ts'

/**
 * The payer's bank wants the money back. While it argues the money of the order waits; what becomes of the order is for
 * people to decide. Won and lost are the ends.
 */
export async function settleDisputeIn(context: Context, tx: Tx, dispute: DisputeState): Promise<Outcome> {
  const found = await findByCharge(tx, context.processor.name, dispute.chargeId)
  const its = found && (await findPayment(tx, found.payment_id))
  const held = its && (await holdAttempt(tx, its, found.id))
  if (!held) return 'unknown'
  const { payment, payable, activity } = held
  if (payment.dispute === dispute.state || payment.dispute === 'won' || payment.dispute === 'lost')
    return 'known'

  const isFirst = payment.dispute === null
  await setPayment(tx, payment.id, { dispute: dispute.state, updated_at: context.clock.now() })
  if (isFirst)
    await raiseAlarm(context, tx, {
      kind: 'dispute',
      paymentId: payment.id,
      activityId: activity.id,
      processorId: dispute.id,
      detail: { amount: dispute.amount, currency: dispute.currency, state: dispute.state },
    })
  if (!isWhole(payment, dispute) || activity.status !== 'success' || !payable.holdsMoney) {
    await raiseAlarm(context, tx, {
      kind: 'dispute_by_hand',
      paymentId: payment.id,
      activityId: activity.id,
      processorId: dispute.id,
      detail: { amount: dispute.amount, charged: payment.amount, state: dispute.state },
    })
    return 'refused'
  }
  // What coupons paid is its owner's again, in the books below as on the coupons.
  const { promo_amount: promo, credit_amount: credit } = payment
  if (dispute.state === 'lost') await returnCoupons(context, tx, payment.id, { promo, credit })
  for (const posting of postingsOf(payment, payable.id, dispute, isFirst))
    await postEntry(context, tx, {
      ...posting,
      cause: `dispute:${payment.id}`,
      orderId: payable.orderId,
      actorId: null,
      requestId: null,
    })
  return 'applied'
}

const isWhole = (payment: PaymentRow, { amount, currency }: DisputeState) =>
  amount === payment.amount && currency === payment.currency && payment.refunded_amount === 0

function postingsOf(
  payment: PaymentRow,
  order: string,
  { state, fee, amount }: DisputeState,
  isFirst: boolean,
) {
  const { currency, taxes } = payment
  const whole = { currency, order, taxes, held: { escrow: payment.price - payment.agent_amount } }
  const postings: Posting[] = isFirst
    ? [disputeOpened({ ...whole, fee }), disputePulled({ currency, order, charged: amount })]
    : []
  if (state === 'won') postings.push(disputeWon({ ...whole, charged: amount }))
  if (state === 'lost')
    postings.push(
      disputeLost({
        currency,
        order,
        client: payment.payer_id,
        promo: payment.promo_amount,
        credit: payment.credit_amount,
        fee,
        agentAtFault: null,
      }),
    )
  return postings
}
