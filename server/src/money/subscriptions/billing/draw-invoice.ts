import { PRODUCT } from '@sojourn/contract/calls/names'
import { SOURCE } from '@sojourn/contract/words/languages'
import type { Context } from '../../../context.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findSubscriber } from '../store.ts'
import { correctedBy, findInvoice, findInvoiceOfPayment, type InvoiceRow, numberOf } from './invoice-store.ts'

export async function downloadInvoice(context: Context, actor: Person, id: string) {
  const invoice = await findInvoice(context.db, actor.id, id)
  if (!invoice) throw new Refusal('not_found')
  await context.limits.take('receipt', { account: actor.id })
  return draw(context, invoice)
}

/** The same by the payment, which says whose it is. */
export async function drawInvoiceOfPayment(context: Context, paymentId: string) {
  const invoice = await findInvoiceOfPayment(context.db, paymentId)
  if (!invoice) throw new Refusal('not_found')
  return draw(context, invoice)
}

async function draw({ db, settings }: Context, invoice: InvoiceRow) {
  // Fonts and their shaping are large: loaded when the first invoice is wanted.
  const { writeInvoice } = await import('./write-invoice.ts')
  const subscriber = await findSubscriber(db, invoice.agent_id)
  const content = writeInvoice({
    ...invoice,
    corrects: correctedBy(invoice),
    supportEmail: settings.supportEmail,
    zone: subscriber?.timezone ?? 'UTC',
    language: subscriber?.language ?? SOURCE,
  })
  return {
    content,
    name: `${PRODUCT.toLowerCase()}-${invoice.corrects_id ? 'credit-note' : 'invoice'}-${numberOf(invoice)}.pdf`,
  }
}
