import { sql } from 'kysely'
import type { DisputeState, RefundState } from '../processor.ts'
import { answerOnce } from './answer-store.ts'
import type { Book } from './book-store.ts'
import { addEvent, tellOf } from './event-store.ts'
import { newId } from './new-id.ts'

const REFUND_SECONDS = 3
/** A bank's complaint costs this, however it ends. */
const DISPUTE_FEE = 1500

export interface AskedRefund {
  key: string
  chargeId: string
  amount: number
}

type DisputeRow = Omit<DisputeState, 'chargeId' | 'state'> & { charge_id: string; status: string }

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

/** The payer's bank asks back what is left of a charge, or a part of it. Once for each. */
export async function openDispute(
  book: Book,
  chargeId: string,
  now: Date,
  part: number | null = null,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with made as (
      insert into sandbox.dispute (id, charge_id, amount, fee, currency, status, created_at)
      select ${newId('dispute')}, id, least(amount - refunded, ${part}::bigint), ${DISPUTE_FEE}::bigint, currency, 'open', ${now}::timestamptz
      from sandbox.charge where id = ${chargeId} and status = 'captured' and refunded < amount
      on conflict (charge_id) do nothing
      returning id
    ), told as (${tellOf('dispute', sql`made`, now)})
    select id from made`.execute(book)
  return rows[0]?.id
}

export function closeDispute(book: Book, id: string, status: 'won' | 'lost', now: Date) {
  return book.transaction().execute(async (tx) => {
    const closed = await tx
      .updateTable('dispute')
      .set({ status })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .returning('id')
      .executeTakeFirst()
    if (closed) await addEvent(tx, 'dispute', id, now)
    return closed !== undefined
  })
}

const disputes = (book: Book) =>
  book.selectFrom('dispute').select(['id', 'charge_id', 'status', 'amount', 'fee', 'currency'])

function disputeView({ charge_id, status, ...rest }: DisputeRow): DisputeState {
  return { ...rest, chargeId: charge_id, state: status as DisputeState['state'] }
}

export async function findDispute(book: Book, id: string): Promise<DisputeState | null> {
  const row = await disputes(book).where('id', '=', id).executeTakeFirst()
  return row ? disputeView(row) : null
}

export async function disputesSince(book: Book, { since, after }: Asked) {
  let page = disputes(book)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
  if (after)
    page = page.where(
      sql<boolean>`(created_at, id) < (select created_at, id from sandbox.dispute where id = ${after})`,
    )
  const rows = await page.execute()
  const found = rows.slice(0, PAGE).map(disputeView)
  return { disputes: found, next: rows.length > PAGE ? (found.at(-1)?.id ?? null) : null }
}
