import type { Context } from '../../context.ts'
import { performOrFail } from '../../ground/facts/perform.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { enqueueMails } from '../../platform/mail/enqueue-mail.ts'
import { useCoupons } from '../coupons/use-coupons.ts'
import { isPosted, postEntries, postEntry } from '../ledger/post-entry.ts'
import { debtPaidByCard } from '../ledger/templates/debt-templates.ts'
import { orderPaid, processorFeeTaken, subscriptionPaid } from '../ledger/templates/payment-templates.ts'
import { issueReceipt } from '../receipts/issue-receipt.ts'
import type { Payable } from './payable.ts'
import { paymentMadeMail } from './payment-mails.ts'
import type { paymentMachine } from './payment-state.ts'
import type { PaymentRow } from './store.ts'

interface Came {
  step: typeof paymentMachine.succeed | typeof paymentMachine.coverByCoupons
  /** The processor keeps it, where it is known. */
  fee: number | null
  requestId: string | null
}

/** P6 and P10: what was paid for is theirs, the books say so, coupons are used up. False, and nothing done, when it is gone. */
export async function fulfil(
  context: Context,
  tx: Tx,
  { payment, payable }: { payment: PaymentRow; payable: Payable },
  { step, fee, requestId }: Came,
) {
  // A payer whose account is deleted has no use of it any more: the money goes back.
  if (!payable.payer) return false
  const mails = await payable.markPaid(context, tx, { requestId, payment })
  if (!mails) return false
  const now = context.clock.now()
  if (payment.coupons.length > 0) await useCoupons(context, tx, payment.id)
  await performOrFail(context, tx, step, payment, { patch: { paid_at: now, updated_at: now } })
  if (payable.sells === 'work')
    await issueReceipt(tx, {
      paymentId: payment.id,
      payerId: payment.payer_id,
      agentId: payable.agentId,
      now,
      country: payable.payerCountry,
    })
  const { currency } = payment
  const paid = postingOf(payment, payable)
  const entry = { cause: causeOf(payment.id), orderId: payable.orderId, actorId: null }
  const taken = feeTaken(currency, fee)
  await postEntries(context, tx, [
    { ...paid, ...entry, requestId },
    ...(taken ? [{ ...taken, ...entry, requestId: null }] : []),
  ])
  if (payable.sells === 'work') mails.push(paymentMadeMail(payable.payer, payment))
  await enqueueMails(context, tx, mails)
  return true
}

/** L1 for an order, whose money is held; L10 for a plan, which is our own; L11c for what a client owed. */
function postingOf(payment: PaymentRow, payable: Payable) {
  const { currency, amount, taxes, promo_amount: promo, credit_amount: credit } = payment
  if (payable.sells === 'plan') return subscriptionPaid({ currency, amount, taxes })
  if (payable.sells === 'debt') return debtPaidByCard({ currency, client: payment.payer_id, amount })
  const price = payment.price - payment.agent_amount
  const whose = { order: payable.id, client: payment.payer_id }
  return orderPaid({ ...whose, currency, price, taxes, promo, credit })
}

const causeOf = (paymentId: string) => `payment:${paymentId}`

const feeTaken = (currency: string, fee: number | null) =>
  fee ? processorFeeTaken({ currency, amount: fee }) : null

interface Fee {
  payment: PaymentRow
  payable: Payable
  fee: number | null
}

/** L9, where it became known only later. */
export async function bookFee(context: Context, tx: Tx, { payment, payable, fee }: Fee) {
  const taken = feeTaken(payment.currency, fee)
  if (!taken) return
  await postEntry(context, tx, {
    ...taken,
    cause: causeOf(payment.id),
    orderId: payable.orderId,
    actorId: null,
    requestId: null,
  })
}

/** True means that the books have it, or nobody knows it yet. */
export async function isFeeBooked(
  db: Reader,
  payment: Pick<PaymentRow, 'id' | 'currency'>,
  fee: number | null,
) {
  const taken = feeTaken(payment.currency, fee)
  return !taken || isPosted(db, { ...taken, cause: causeOf(payment.id) })
}
