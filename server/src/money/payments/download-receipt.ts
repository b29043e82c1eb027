import { PRODUCT } from '@sojourn/contract/calls/names'
import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { drawReceipt } from '../receipts/draw-receipt.ts'
import { isMade } from './payment-state.ts'
import { refundsOfPayments } from './refunds/refunds-of-payments.ts'
import { ownPayment } from './show-payment.ts'

/** The receipt of a payment of one's own, once it was made. */
export async function downloadReceipt(context: Context, actor: Person, ref: string) {
  const payment = await ownPayment(context.db, actor, ref)
  const { paid_at } = payment
  if (!isMade(payment.status) || !paid_at)
    throw new Refusal('not_now', { message: 'The receipt is available after the payment.' })
  if (payment.payable === 'debt')
    throw new Refusal('not_now', { message: 'The mail about this payment is its receipt.' })
  await context.limits.take('receipt', { account: actor.id })
  const kind = context.payables[payment.payable]
  if (kind.drawProof) return kind.drawProof(context, payment.id)
  const bought = await kind.describe(context.db, payment.payer_id, payment.payable_id)
  const refund = (await refundsOfPayments(context.db, [payment])).get(payment.id) ?? null
  const content = await drawReceipt(context, { ...payment, paid_at, refund }, bought)
  return { content, name: `${PRODUCT.toLowerCase()}-${ref}.pdf` }
}
