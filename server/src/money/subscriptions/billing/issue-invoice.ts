import { PRODUCT } from '@sojourn/contract/calls/names'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { operatorInWords } from '../../../settings/operator-settings.ts'
import type { MadePayment } from '../../payments/payable.ts'
import type { Period } from '../periods.ts'
import type { BillRow } from './bill-store.ts'
import { findBuyer } from './billing-store.ts'
import { addInvoice, numberOf, takeNumber } from './invoice-store.ts'

interface Issued {
  bill: BillRow
  payment: MadePayment
  period: Period
}

/** Keeps what was paid, by whom and to whom, as it is at this moment. Answers with its number. */
export async function issueInvoice(
  { clock, settings }: Context,
  tx: Tx,
  { bill, payment, period }: Issued,
): Promise<string> {
  const buyer = await findBuyer(tx, bill.agent_id)
  const now = clock.now()
  const year = now.getUTCFullYear()
  const number = await takeNumber(tx, year)
  const operator = operatorInWords(settings.operator)
  await addInvoice(tx, {
    year,
    number,
    bill_id: bill.id,
    payment_id: payment.id,
    agent_id: bill.agent_id,
    buyer_name: `${buyer.first_name} ${buyer.last_name}`,
    buyer_company: buyer.company,
    buyer_vat_id: buyer.vat_id,
    buyer_address: JSON.stringify(addressOf(buyer)),
    seller: JSON.stringify(operator.length > 0 ? operator : [PRODUCT]),
    title: payment.title,
    period_start: period.start,
    period_end: period.end,
    lines: JSON.stringify(bill.lines),
    taxes: JSON.stringify(payment.taxes),
    total: payment.amount,
    currency: payment.currency,
    issued_at: now,
  })
  return numberOf({ year, number })
}

type Buyer = Awaited<ReturnType<typeof findBuyer>>

function addressOf(buyer: Buyer) {
  const { street, postal_code, city, alt_city, country } = buyer.given
    ? buyer
    : {
        street: buyer.home_street,
        postal_code: buyer.home_postal_code,
        city: buyer.home_city,
        alt_city: buyer.home_alt_city,
        country: buyer.home_country,
      }
  const town = [postal_code, alt_city ?? city].filter(Boolean).join(' ')
  return [[street, town].filter(Boolean).join(', '), country ?? ''].filter(Boolean)
}
