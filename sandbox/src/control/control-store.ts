import { sql } from 'kysely'
import type { Book } from '../book-store.ts'

/** Each kind is listed with the newest first. */
export const SHOWN = ['charges', 'sessions', 'refunds', 'disputes', 'accounts', 'payouts', 'events'] as const
export type ShownKind = (typeof SHOWN)[number]

/** Something of the book, as far as anybody would want to see it. */
export interface BookLine {
  id: string
  at: Date
  status: string
  amount: number | null
  currency: string | null
  about: (string | null)[]
}

const MOST = 50

const LINES = {
  charges: sql`
    select charge.id, charge.created_at as at, case refunded when amount then 'given_back' else status end as status,
      charge.amount, charge.currency,
      array[description, card.brand || ' ' || card.last4, reference, error_code] as about
    from sandbox.charge left join sandbox.card on card.id = charge.card_id`,
  sessions: sql`
    select id, created_at as at, status, amount, currency, array[mode, description, reference, charge_id] as about
    from sandbox.session`,
  refunds: sql`
    select id, created_at as at, status, amount, currency, array[charge_id, reference] as about from sandbox.refund`,
  disputes: sql`
    select id, created_at as at, status, amount, currency, array[charge_id, 'fee ' || fee] as about
    from sandbox.dispute`,
  accounts: sql`
    select id, created_at as at, status, null::bigint as amount, null::text as currency,
      array[country, bank || ' ' || last4] as about
    from sandbox.account`,
  payouts: sql`
    select id, created_at as at, status, amount, currency, array[account_id] as about from sandbox.payout`,
  events: sql`
    select id, created_at as at,
      case when delivered_at is not null then 'delivered' when tries = 0 then 'waiting' else 'tried' end as status,
      null::bigint as amount, null::text as currency,
      array[kind, object_id, tries || case tries when 1 then ' try' else ' tries' end] as about
    from sandbox.event`,
} satisfies Record<ShownKind, unknown>

/** A page has fifty, from the one after `before` on. */
export async function linesOf(book: Book, kind: ShownKind, before: string | null) {
  const table = sql.table(`sandbox.${kind.slice(0, -1)}`)
  const { rows } = await sql<BookLine>`
    select * from (${LINES[kind]}) as line
    where ${before}::text is null
      or (at, id) < (select created_at, id from ${table} where id = ${before})
    order by at desc, id desc limit ${MOST + 1}`.execute(book)
  return { lines: rows.slice(0, MOST), older: rows.length > MOST ? (rows[MOST - 1]?.id ?? null) : null }
}

export const restOfCharge = (book: Book, id: string) =>
  book
    .selectFrom('charge')
    .select(sql<number>`amount - refunded`.as('rest'))
    .where('id', '=', id)
    .where('status', '=', 'captured')
    .executeTakeFirst()

/** Whatever goes on by itself does so now. */
export async function hurry(book: Book, id: string, now: Date) {
  for (const table of ['charge', 'refund', 'payout', 'account'] as const)
    await book
      .updateTable(table)
      .set({ done_at: now })
      .where('id', '=', id)
      .where('done_at', '>', now)
      .execute()
}
