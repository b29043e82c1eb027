import { SOURCE } from '@sojourn/contract/words/languages'
import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import { operatorInWords } from '../../settings/operator-settings.ts'
import { issueReceipt } from './issue-receipt.ts'
import { findCardCharged, findPayer, findReceipt } from './receipt-store.ts'
import type { ReceiptData } from './write-receipt.ts'

/** A payment that was made, as far as its receipt tells of it. */
export interface PaidPayment {
  id: string
  ref: string
  payer_id: string
  paid_at: Date
  title: string
  seller: string | null
  price: number
  currency: string
  taxes: ReceiptData['taxes']
  coupons: ReceiptData['coupons']
  tax_amount: number
  amount: number
  refund: ReceiptData['refund']
}

interface Bought {
  ref: string
  agentId: string
  /** The payer declared it when they hired. */
  residence: string | null
}

export async function drawReceipt(context: Context, payment: PaidPayment, bought: Bought | null) {
  const data = await receiptData(context, payment, bought)
  // Fonts and their shaping are large: loaded when the first receipt is wanted.
  const { writeReceipt } = await import('./write-receipt.ts')
  return writeReceipt(data)
}

async function receiptData(
  context: Context,
  payment: PaidPayment,
  bought: Bought | null,
): Promise<ReceiptData> {
  const { db, clock, settings } = context
  const issued = await issuedReceipt(context, payment, bought)
  const payer = await findPayer(db, payment.payer_id)
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
    refund: payment.refund,
    currency: payment.currency,
    card: (await findCardCharged(db, payment.id)) ?? null,
    orderRef: bought?.ref ?? null,
    operator: operatorInWords(settings.operator),
    supportEmail: settings.supportEmail,
    writtenAt: clock.now(),
    zone: payer?.timezone ?? 'UTC',
    language: payer?.language ?? SOURCE,
  }
}

/** A payment made before receipts were kept gets its receipt when it is first drawn. */
async function issuedReceipt(context: Context, payment: PaidPayment, bought: Bought | null) {
  const kept = await findReceipt(context.db, payment.id)
  if (kept) return kept
  return transact(context, async (tx) => {
    const now = context.clock.now()
    await issueReceipt(tx, {
      paymentId: payment.id,
      payerId: payment.payer_id,
      agentId: bought?.agentId ?? null,
      now,
      country: bought?.residence ?? null,
    })
    const issued = await findReceipt(tx, payment.id)
    if (!issued) throw new Error('A receipt is gone that was just kept')
    return issued
  })
}
