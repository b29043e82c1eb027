import { sql } from 'kysely'
import { answerOnce } from '../answer-store.ts'
import type { Book } from '../book-store.ts'
import { newId } from '../new-id.ts'
import { addEvent } from '../news/event-store.ts'

const REFUND_SECONDS = 3

export interface RefundState {
  id: string
  /** The key it was asked for with; another one where somebody made it by hand. */
  reference: string
  chargeId: string
  state: 'pending' | 'succeeded' | 'failed'
  amount: number
  currency: string
}

export interface AskedRefund {
  key: string
  chargeId: string
  amount: number
}

interface RefundRow {
  id: string
  reference: string
  charge_id: string
  status: string
  amount: number
  currency: string
}

export const refundView = ({ status, ...row }: RefundRow): RefundState => ({
  id: row.id,
  reference: row.reference,
  chargeId: row.charge_id,
  state: status as RefundState['state'],
  amount: row.amount,
  currency: row.currency,
})

/** Gives money back in a while: no more than is left of a charge, and nothing of one its bank asks back. */
export async function addRefund(book: Book, asked: AskedRefund, outcome: 'succeeded' | 'failed', now: Date) {
  const { key, ...body } = asked
  const row = await answerOnce<RefundRow>(
    book,
    { call: 'refund', key, body, now },
    {
      making: (isNew) => sql`
        charged as (
          update sandbox.charge set refunded = refunded + ${asked.amount}::bigint
          where id = ${asked.chargeId} and status = 'captured' and refunded + ${asked.amount}::bigint <= amount
            and not exists (select from sandbox.dispute where charge_id = charge.id and status <> 'won') and ${isNew}
          returning id, currency
        ), made as (
          insert into sandbox.refund (id, charge_id, reference, amount, currency, status, outcome, done_at, created_at)
          select ${newId('refund')}, id, ${key}, ${asked.amount}::bigint, currency, 'pending', ${outcome},
            ${now}::timestamptz + make_interval(secs => ${REFUND_SECONDS}), ${now}::timestamptz
          from charged
          returning id, to_jsonb(refund) as reply
        )`,
    },
  )
  return refundView(row)
}

/** The bank sends the money back to us, even of a refund that had arrived. */
export function failRefund(book: Book, id: string, now: Date) {
  return book.transaction().execute(async (tx) => {
    const failed = await tx
      .updateTable('refund')
      .set({ status: 'failed' })
      .where('id', '=', id)
      .where('status', '!=', 'failed')
      .returning(['charge_id', 'amount'])
      .executeTakeFirst()
    if (!failed) return
    await tx
      .updateTable('charge')
      .set((charge) => ({ refunded: charge('refunded', '-', failed.amount) }))
      .where('id', '=', failed.charge_id)
      .execute()
    await addEvent(tx, 'refund', id, now)
  })
}

export const findRefund = (book: Book, id: string) =>
  book
    .selectFrom('refund')
    .select(['id', 'reference', 'charge_id', 'status', 'amount', 'currency', 'done_at'])
    .where('id', '=', id)
    .executeTakeFirst()

const PAGE = 100

interface Asked {
  since: Date
  after: string | null
}

/** The newest comes first. */
export async function refundsSince(book: Book, { since, after }: Asked) {
  let page = book
    .selectFrom('refund')
    .select(['id', 'reference', 'charge_id', 'status', 'amount', 'currency'])
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
  if (after)
    page = page.where(
      sql<boolean>`(created_at, id) < (select created_at, id from sandbox.refund where id = ${after})`,
    )
  const rows = await page.execute()
  const refunds = rows.slice(0, PAGE).map(refundView)
  return { refunds, next: rows.length > PAGE ? (refunds.at(-1)?.id ?? null) : null }
}
