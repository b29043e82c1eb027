import type { Context } from '../../../context.ts'
import { writeAuditEntry } from '../../../ground/audit/write-audit-entry.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { invalidField, notNow, Refusal } from '../../../platform/refusal.ts'
import { postEntry } from '../../ledger/post-entry.ts'
import { subscriptionRefunded } from '../../ledger/templates/payment-templates.ts'
import { inAWhile } from '../news/next-check.ts'
import { findPayment, lockPayment, type PaymentRow } from '../store.ts'
import { viewPlanPayments } from './list-plan-payments.ts'
import { partsOfPlanRefund } from './parts-of-plan-refund.ts'
import { addRefund, chargeOf, lockRefundsOf } from './refund-store.ts'
import { sendRefund } from './send-refund.ts'

interface Wanted {
  amount: number
  reason: string
}

/** Our team gives back a part of what a plan cost, or all of it, to the card it came from (L10b). The plan goes on. */
export function refundPlan(context: Context, actor: Person, id: string, { amount, reason }: Wanted) {
  return transact(context, async (tx) => {
    const known = await findPayment(tx, id)
    if (known?.payable !== 'subscription') throw new Refusal('not_found')
    await context.payables.subscription.hold(tx, known.payable_id)
    await context.payables.subscription.beforeRefund?.(context, tx, known.payable_id)
    const payment = await lockPayment(tx, id)
    if (!payment) throw new Refusal('not_found')
    if (payment.payer_id === actor.id) throw notNow('This is your own plan. Please ask a colleague.')
    const [stands] = await viewPlanPayments(context, tx, [payment])
    const left = stands?.refundable.amount ?? 0
    if (left === 0) throw notNow('Nothing of this payment can be refunded to its card.')
    if (amount > left) throw invalidField('amount', 'This is more than is left of the payment.')

    const refund = await begin(context, tx, payment, amount)
    await writeAuditEntry(context, tx, {
      staff_id: actor.id,
      action: 'refund_plan',
      subject_id: payment.payer_id,
      details: { payment: payment.ref, amount: String(amount), reason },
    })
    await context.jobs.enqueue(tx, sendRefund, { refund_id: refund })
    const [view] = await viewPlanPayments(context, tx, [payment])
    if (!view) throw new Error(`Payment ${id} is gone`)
    return view
  })
}

async function begin(context: Context, tx: Tx, payment: PaymentRow, amount: number) {
  const { id: payment_id, currency } = payment
  const charge = await chargeOf(tx, payment_id)
  if (!charge) throw new Error(`Nothing was charged for payment ${payment_id}`)
  const earlier = (await lockRefundsOf(tx, charge.id)).map((refund) => refund.amount)
  const now = context.clock.now()
  const refund = await addRefund(tx, {
    payment_id,
    activity_id: charge.id,
    order_id: null,
    reason: 'plan',
    amount,
    currency,
    look_at: inAWhile(now),
    created_at: now,
    updated_at: now,
  })
  await postEntry(context, tx, {
    ...subscriptionRefunded({ currency, refund, ...partsOfPlanRefund(payment, earlier, amount) }),
    cause: `refund:${refund}`,
    orderId: null,
    actorId: context.by.id,
    requestId: context.by.requestId,
  })
  return refund
}
