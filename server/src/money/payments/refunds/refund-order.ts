import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { By } from '../../../platform/http/by.ts'
import { notNow } from '../../../platform/refusal.ts'
import { couponUsesOf } from '../../coupons/coupon-uses-of.ts'
import { issueCredit } from '../../coupons/issue-credit.ts'
import { returnCoupons } from '../../coupons/return-coupons.ts'
import { postEntry } from '../../ledger/post-entry.ts'
import { postWithHoldings } from '../../ledger/post-with-holdings.ts'
import { split } from '../../ledger/split.ts'
import { refundedBeforeRelease } from '../../ledger/templates/payment-templates.ts'
import { refundedAfterRelease } from '../../ledger/templates/release-templates.ts'
import { successOf } from '../activity-store.ts'
import { disputedBy, hasLost } from '../disputes/dispute-store.ts'
import { inAWhile } from '../news/next-check.ts'
import { addRefunded, lockPaymentOf, type PaymentRow } from '../store.ts'
import { divideRefund } from './divide-refund.ts'
import { type LeftOfOrder, leftOf } from './left-of-order.ts'
import { addRefund } from './refund-store.ts'
import { toEach } from './refundable-of-order.ts'
import { sendRefund } from './send-refund.ts'

interface Wanted {
  /** The request it is made for, once. */
  request: string
  order: { id: string; agent_id: string; commission_percent: number }
  amount: number
  destination: 'card' | 'credit'
  reason: 'cancellation' | 'conflict'
  by: By
}

const WITH_BANK =
  'The client’s bank is looking into this payment. No refund is possible until it has decided.'
const UNBOOKED =
  'Our team still has to book what the client’s bank decided about this payment. No refund is possible until then.'

/**
 * L5 or L6: gives so much of an order back, in the books at once. Its order is locked. Answers what went where, and the
 * refund that waits for the processor; null where nothing does.
 */
export async function refundOrder(context: Context, tx: Tx, wanted: Wanted) {
  const { order, amount } = wanted
  const payment = await lockPaymentOf(tx, 'order', order.id)
  if (payment?.status !== 'success') throw notNow('Nothing was paid for this order.')
  const { isBusy, isWithBank } = await disputedBy(tx, payment)
  if (isBusy) throw notNow(isWithBank ? WITH_BANK : UNBOOKED)
  const left = await leftOf(tx, payment)
  if (amount > left.total) throw notNow('This is more than is left of the payment.')
  // A card whose bank took money back takes no refund any more: the client gets credit, and that as money.
  const isForCard = wanted.destination === 'card' && !(await hasLost(tx, payment))
  const uses = await couponUsesOf(tx, [payment.id])
  const commissionPercent = order.commission_percent
  const parts = divideRefund({ payment, left, uses, amount, isForCard, commissionPercent })
  if (amount === 0) return { refundId: null, parts }

  const to = toEach(amount, left)
  const refundId = to.card > 0 && isForCard ? await begin(context, tx, payment, wanted, to.card) : null
  const subject = refundId ?? wanted.request
  await book(context, tx, { payment, left, wanted, subject })
  await returnCoupons(context, tx, payment.id, { promo: to.promo, credit: to.credit })
  const now = context.clock.now()
  if (refundId) await context.jobs.enqueue(tx, sendRefund, { refund_id: refundId })
  else if (to.card > 0)
    await issueCredit(context, tx, {
      clientId: payment.payer_id,
      paymentId: payment.id,
      refundId: subject,
      amount: to.card,
      currency: payment.currency,
      ...causeOf(wanted),
    })
  // The part that waits for the processor is counted when it has arrived.
  await addRefunded(tx, payment.id, amount - (refundId ? to.card : 0), now)
  return { refundId, parts }
}

async function begin(
  context: Context,
  tx: Tx,
  payment: PaymentRow,
  { order, reason }: Wanted,
  amount: number,
) {
  const activity = await successOf(tx, payment.id)
  if (!activity) throw new Error(`Nothing was charged for payment ${payment.id}`)
  const now = context.clock.now()
  return addRefund(tx, {
    payment_id: payment.id,
    activity_id: activity.id,
    order_id: order.id,
    reason,
    amount,
    currency: payment.currency,
    look_at: inAWhile(now),
    created_at: now,
    updated_at: now,
  })
}

interface Booking {
  payment: PaymentRow
  left: LeftOfOrder
  wanted: Wanted
  /** Under which the card’s part waits in the books. */
  subject: string
}

function book(context: Context, tx: Tx, { payment, left, wanted, subject: refund }: Booking) {
  const { currency, payer_id: client } = payment
  const { sources } = left
  const [item = 0, ...parts] = split(wanted.amount, [left.item, ...left.taxes.map((tax) => tax.amount)])
  const taxes = left.taxes.map(({ code }, index) => ({ code, amount: parts[index] ?? 0 }))
  const entry = causeOf(wanted)
  const { id: order, agent_id: agent } = wanted.order
  if (!left.isReleased)
    return postEntry(context, tx, {
      ...refundedBeforeRelease({ currency, order, client, refund, item, taxes, sources }),
      ...entry,
    })
  const [share, commission] = split(item, [left.share, left.commission])
  return postWithHoldings(context, tx, { agent, currency, ...entry }, (holdings) =>
    refundedAfterRelease({ currency, agent, client, refund, share, commission, taxes, sources, holdings }),
  )
}

const causeOf = ({ request, order, by }: Wanted) => ({
  cause: `refund_request:${request}`,
  orderId: order.id,
  actorId: by.id,
  requestId: by.requestId,
})
