import type { Context } from '../context.ts'
import { refundPaidOut } from '../ledger/payment-templates.ts'
import { postEntry } from '../ledger/post-entry.ts'
import type { Tx } from '../platform/database/database.ts'
import { transact } from '../platform/database/transact.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import type { RefundState } from '../platform/payments/processor.ts'
import type { Outcome } from './event-store.ts'
import { inAWhile } from './look-again.ts'
import { payables } from './payables.ts'
import { refundedMail } from './payment-mails.ts'
import { raiseAlarm } from './raise-alarm.ts'
import { findRefund, lockRefund, setRefund } from './refund-store.ts'
import { addRefunded, findPayer, findPayment, lockPayment } from './store.ts'

export const settleRefund = (context: Context, id: string, state: RefundState) =>
  transact(context, (tx) => settleRefundIn(context, tx, id, state))

/** How a refund stands by the processor's book; once it is done it is in ours too. */
export async function settleRefundIn(
  context: Context,
  tx: Tx,
  id: string,
  { id: processor_id, state, amount, currency }: RefundState,
): Promise<Outcome> {
  const found = await findRefund(tx, id)
  const payment = found && (await findPayment(tx, found.payment_id))
  if (!payment) return 'unknown'
  await payables[payment.payable].hold(tx, payment.payable_id)
  await lockPayment(tx, payment.id)
  const refund = await lockRefund(tx, id)
  if (!refund || refund.status === 'processed') return 'known'

  const now = context.clock.now()
  const isOurs = amount === refund.amount && currency === refund.currency
  const alarm = { paymentId: payment.id, activityId: refund.activity_id, processorId: processor_id }
  if (!isOurs) {
    await raiseAlarm(context, tx, {
      kind: 'wrong_refund',
      ...alarm,
      detail: { refund: id, amount, currency },
    })
    return 'refused'
  }
  await setRefund(tx, id, { processor_id, look_at: inAWhile(now), updated_at: now })
  if (state === 'pending') return 'known'
  if (state === 'failed') {
    if (refund.status === 'failed') return 'known'
    await setRefund(tx, id, { status: 'failed' })
    await raiseAlarm(context, tx, {
      kind: 'refund_failed',
      ...alarm,
      detail: { refund: id, amount, currency },
    })
    return 'applied'
  }

  await setRefund(tx, id, { status: 'processed' })
  await postEntry(context, tx, {
    ...refundPaidOut({ currency, refund: id, amount }),
    cause: `refund:${id}`,
    orderId: refund.order_id,
    actorId: null,
    requestId: null,
  })
  // What came besides what was agreed was never part of the payment.
  if (refund.reason === 'too_late') await addRefunded(tx, payment.id, amount, now)
  const payer = await findPayer(tx, payment.payer_id)
  if (payer && !payer.deleted_at)
    await enqueueMail(context, tx, refundedMail(payer, payment, { id, amount, currency }))
  return 'applied'
}
