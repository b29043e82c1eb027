import { PRODUCT } from '@sojourn/contract/names'
import type { Context } from '../../context.ts'
import { operatorInWords } from '../../operator-settings.ts'
import { refOfOrder } from '../../orders/ref-of-order.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { isMade } from '../payment-state.ts'
import { ownPayment } from '../show-payment.ts'
import type { PaymentRow } from '../store.ts'
import { issueReceipt } from './issue-receipt.ts'
import { findCardCharged, findReceipt, findZone } from './receipt-store.ts'
import type { ReceiptData } from './write-receipt.ts'

/** The receipt of a payment of one's own, once it was made. */
export async function downloadReceipt(context: Context, actor: Person, ref: string) {
  const payment = await ownPayment(context.db, actor, ref)
  const { paid_at } = payment
  if (!isMade(payment.status) || !paid_at)
    throw new Refusal('not_now', { message: 'There is a receipt once the payment is made.' })
  await context.limits.take('receipt', { account: actor.id })
  const data = await receiptData(context, { ...payment, paid_at })
  // Fonts and their shaping are large: loaded when the first receipt is wanted.
  const { writeReceipt } = await import('./write-receipt.ts')
  return { content: writeReceipt(data), name: `${PRODUCT.toLowerCase()}-${ref}.pdf` }
}

async function receiptData(context: Context, payment: PaymentRow & { paid_at: Date }): Promise<ReceiptData> {
  const { db, clock, settings } = context
  const order =
    payment.payable === 'order' ? await refOfOrder(db, payment.payer_id, payment.payable_id) : null
  const issued = await issuedReceipt(context, payment, order?.agentId ?? null)
  return {
    ref: payment.ref,
    paidAt: payment.paid_at,
    payer: { name: issued.payer_name, address: issued.payer_address },
    item: { title: payment.title, price: payment.price },
    seller: payment.seller ? { name: payment.seller, registeredAs: issued.seller_registered_as } : null,
    taxes: payment.taxes,
    coupons: payment.coupons,
    total: payment.price + payment.tax_amount,
    charged: payment.amount,
    refunded: payment.refunded_amount,
    currency: payment.currency,
    card: (await findCardCharged(db, payment.id)) ?? null,
    orderRef: order?.ref ?? null,
    operator: operatorInWords(settings.operator),
    supportEmail: settings.supportEmail,
    writtenAt: clock.now(),
    zone: (await findZone(db, payment.payer_id)) ?? 'UTC',
  }
}

/** Of payments made before receipts were kept it is issued when it is first drawn. */
async function issuedReceipt(context: Context, payment: PaymentRow, agentId: string | null) {
  const kept = await findReceipt(context.db, payment.id)
  if (kept) return kept
  return transact(context, async (tx) => {
    const now = context.clock.now()
    await issueReceipt(tx, { paymentId: payment.id, payerId: payment.payer_id, agentId, now })
    const issued = await findReceipt(tx, payment.id)
    if (!issued) throw new Error('A receipt is gone that was just kept')
    return issued
  })
}
