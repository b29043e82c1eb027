import { type Insertable, sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/database.ts'
import { olderThan } from '../../../platform/database/keyset.ts'
import type { DB } from '../../../platform/database/rows.generated.ts'
import type { MadePayment } from '../../payments/payable.ts'
import type { Line } from '../quote.ts'

const invoices = (db: Reader) =>
  db
    .selectFrom('plan_invoice')
    .leftJoin('plan_invoice as corrected', 'corrected.id', 'plan_invoice.corrects_id')
    .selectAll('plan_invoice')
    .select((eb) => [
      'corrected.year as corrected_year',
      'corrected.number as corrected_number',
      eb.ref('plan_invoice.buyer_address').$castTo<string[]>().as('buyer_address'),
      eb.ref('plan_invoice.seller').$castTo<string[]>().as('seller'),
      eb.ref('plan_invoice.lines').$castTo<Line[]>().as('lines'),
      eb.ref('plan_invoice.taxes').$castTo<MadePayment['taxes']>().as('taxes'),
    ])

export type InvoiceRow = NonNullable<Awaited<ReturnType<typeof findInvoice>>>

/** It reads `2026-000123`, and counts in one row for each year. */
export const numberOf = ({ year, number }: { year: number; number: number }) =>
  `${year}-${String(number).padStart(6, '0')}`

/** Held until the transaction ends: whoever comes next waits, and a number that was not used is taken again. */
export async function takeNumber(tx: Tx, year: number): Promise<number> {
  const { last } = await tx
    .insertInto('invoice_series')
    .values({ year, last: 1 })
    .onConflict((known) => known.column('year').doUpdateSet({ last: sql<number>`invoice_series.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

export const addInvoice = (tx: Tx, invoice: Insertable<DB['plan_invoice']>) =>
  tx.insertInto('plan_invoice').values(invoice).execute()

export const findInvoice = (db: Reader, agentId: string, id: string) =>
  invoices(db)
    .where('plan_invoice.agent_id', '=', agentId)
    .where('plan_invoice.id', '=', id)
    .executeTakeFirst()

export const findInvoiceOfPayment = (db: Reader, paymentId: string) =>
  invoices(db)
    .where('plan_invoice.payment_id', '=', paymentId)
    .where('plan_invoice.corrects_id', 'is', null)
    .executeTakeFirst()

export const findCreditNote = (db: Reader, column: 'refund_id' | 'dispute_id', id: string) =>
  db.selectFrom('plan_invoice').select('id').where(column, '=', id).executeTakeFirst()

/** It is null for an invoice. */
export const correctedBy = ({ corrected_year: year, corrected_number: number }: InvoiceRow) =>
  year === null || number === null ? null : numberOf({ year, number })

interface Page {
  limit: number
  after: [issuedAt: string, id: string] | null
}

export function invoicesOf(db: Reader, agentId: string, { limit, after }: Page) {
  let page = invoices(db)
    .where('plan_invoice.agent_id', '=', agentId)
    .orderBy('plan_invoice.issued_at', 'desc')
    .orderBy('plan_invoice.id', 'desc')
    .limit(limit + 1)
  if (after) page = page.where(olderThan('plan_invoice.issued_at', 'plan_invoice.id', after))
  return page.execute()
}
