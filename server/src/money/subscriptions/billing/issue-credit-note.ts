import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { MadeRefund } from '../../payments/payable.ts'
import { addInvoice, findCreditNote, findInvoiceOfPayment, numberOf, takeNumber } from './invoice-store.ts'

/** A credit note is written for money that we gave back, or that a bank took. */
export type Correction = 'refund_id' | 'dispute_id'

const LINES: Record<Correction, string> = {
  refund_id: 'Part of the fee that is refunded',
  dispute_id: 'Fee that your bank charged back',
}

/**
 * Each refund and each lost chargeback has one, also where the bank took it at the second try. The words stay
 * as on the invoice. Null means that it was written before.
 */
export async function issueCreditNote({ clock }: Context, tx: Tx, refund: MadeRefund, why: Correction) {
  const invoice = await findInvoiceOfPayment(tx, refund.paymentId)
  if (!invoice || (await findCreditNote(tx, why, refund.id))) return null
  const now = clock.now()
  const year = now.getUTCFullYear()
  const { bill_id, payment_id, agent_id, title, period_start, period_end, currency } = invoice
  const number = await takeNumber(tx, year)
  await addInvoice(tx, {
    year,
    number,
    corrects_id: invoice.id,
    [why]: refund.id,
    bill_id,
    payment_id,
    agent_id,
    title,
    period_start,
    period_end,
    currency,
    issued_at: now,
    buyer_name: invoice.buyer_name,
    buyer_company: invoice.buyer_company,
    buyer_vat_id: invoice.buyer_vat_id,
    buyer_address: JSON.stringify(invoice.buyer_address),
    seller: JSON.stringify(invoice.seller),
    lines: JSON.stringify([{ text: LINES[why], amount: refund.fee }]),
    taxes: JSON.stringify(refund.taxes.filter(({ amount }) => amount > 0)),
    total: refund.amount,
  })
  return { invoice, number: numberOf({ year, number }) }
}
