import { sql } from 'kysely'
import type { Book } from '../book-store.ts'
import { newId } from '../new-id.ts'
import { addEvent, tellOf } from '../news/event-store.ts'

/** A bank's complaint costs this, however it ends. */
const DISPUTE_FEE = 1500
const PAGE = 100

export interface DisputeState {
  id: string
  chargeId: string
  state: 'open' | 'won' | 'lost'
  amount: number
  fee: number
  currency: string
}

type DisputeRow = Omit<DisputeState, 'chargeId' | 'state'> & { charge_id: string; status: string }

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

interface Asked {
  since: Date
  after: string | null
}

/** The newest comes first. */
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
