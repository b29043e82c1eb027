import { PRODUCT } from '@sojourn/contract/names'
import { registeredAs } from '../../agents/registered-as.ts'
import type { Context } from '../../context.ts'
import { refOfOrder } from '../../orders/ref-of-order.ts'
import type { Reader } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { isMade } from '../payment-state.ts'
import { ownPayment } from '../show-payment.ts'
import type { PaymentRow } from '../store.ts'
import { findCardCharged, findPayerAddress } from './receipt-store.ts'
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

async function receiptData(
  { db, clock, settings }: Context,
  payment: PaymentRow & { paid_at: Date },
): Promise<ReceiptData> {
  const payer = await findPayerAddress(db, payment.payer_id)
  const order =
    payment.payable === 'order' ? await refOfOrder(db, payment.payer_id, payment.payable_id) : null
  return {
    ref: payment.ref,
    paidAt: payment.paid_at,
    payer: { name: `${payer.first_name} ${payer.last_name}`, address: addressOf(payer) },
    item: { title: payment.title, price: payment.price },
    seller: payment.seller ? { name: payment.seller, registeredAs: await agentOf(db, order) } : null,
    taxes: payment.taxes,
    coupons: payment.coupons,
    total: payment.price + payment.tax_amount,
    charged: payment.amount,
    refunded: payment.refunded_amount,
    currency: payment.currency,
    card: (await findCardCharged(db, payment.id)) ?? null,
    orderRef: order?.ref ?? null,
    supportEmail: settings.supportEmail,
    writtenAt: clock.now(),
  }
}

const agentOf = async (db: Reader, order: { agentId: string } | null) =>
  order ? await registeredAs(db, order.agentId) : []

function addressOf(payer: Awaited<ReturnType<typeof findPayerAddress>>) {
  const town = [payer.postal_code, payer.alt_city ?? payer.city].filter(Boolean).join(' ')
  const street = [payer.street, town].filter(Boolean).join(', ')
  return [street, payer.country_name ?? ''].filter(Boolean)
}
