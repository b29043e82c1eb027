import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { MadeRefund } from '../../payments/payable.ts'
import { addInvoice, findCreditNote, findInvoiceOfPayment, takeNumber } from './invoice-store.ts'

/** Once for each refund, also where the bank took it at the second try. What was sold to whom stays as on the invoice. */
export async function issueCreditNote({ clock }: Context, tx: Tx, refund: MadeRefund) {
  const invoice = await findInvoiceOfPayment(tx, refund.paymentId)
  if (!invoice || (await findCreditNote(tx, refund.id))) return
  const now = clock.now()
  const year = now.getUTCFullYear()
  const { bill_id, payment_id, agent_id, title, period_start, period_end, currency } = invoice
  await addInvoice(tx, {
    ...{ year, number: await takeNumber(tx, year), corrects_id: invoice.id, refund_id: refund.id },
    ...{ bill_id, payment_id, agent_id, title, period_start, period_end, currency, issued_at: now },
    ...{ buyer_name: invoice.buyer_name, buyer_company: invoice.buyer_company },
    buyer_vat_id: invoice.buyer_vat_id,
    buyer_address: JSON.stringify(invoice.buyer_address),
    seller: JSON.stringify(invoice.seller),
    lines: JSON.stringify([{ text: 'Part of the fee that is refunded', amount: refund.fee }]),
    taxes: JSON.stringify(refund.taxes.filter(({ amount }) => amount > 0)),
    total: refund.amount,
  })
}
