import { sql } from 'kysely'
import type { Book } from './book-store.ts'
import { NOT_CONFIRMED } from './cards/test-cards.ts'
import { tellOf } from './news/event-store.ts'

/** Time settles slow charges, banks that wait no longer, pages that close, and money that arrives. */
export function settleDue(book: Book, now: Date) {
  return book.transaction().execute(async (tx) => {
    const due = (table: string, status: string, at = 'done_at') => sql`
      select id from ${sql.table(`sandbox.${table}`)}
      where status = ${status} and ${sql.ref(at)} <= ${now} for update skip locked`
    const tellEach = (kind: 'attempt' | 'refund' | 'account' | 'payout') => tellOf(kind, sql`changed`, now)

    await sql`
      with changed as (
        update sandbox.charge set status = 'captured', done_at = null
        where id in (${due('charge', 'processing')}) returning coalesce(session_id, id) as id
      ) ${tellEach('attempt')}`.execute(tx)
    // The page of a checkout is closed below, without its charge.
    await sql`
      with changed as (
        update sandbox.charge set status = 'failed', done_at = null,
          error_code = ${NOT_CONFIRMED.code}, error_text = ${NOT_CONFIRMED.text}
        where session_id is null and id in (${due('charge', 'needs_action')}) returning id
      ) ${tellEach('attempt')}`.execute(tx)
    await sql`
      with closed as (
        update sandbox.session set status = 'expired'
        where id in (${due('session', 'open', 'expires_at')}) returning id, mode, charge_id
      ), given_up as (
        update sandbox.charge set status = 'failed', done_at = null,
          error_code = ${NOT_CONFIRMED.code}, error_text = ${NOT_CONFIRMED.text}
        from closed where charge.id = closed.charge_id and charge.status = 'needs_action'
      )
      insert into sandbox.event (kind, object_id, created_at, next_try_at)
      select case mode when 'setup' then 'setup' else 'attempt' end, id, ${now}::timestamptz, ${now}::timestamptz
      from closed`.execute(tx)
    await sql`
      with changed as (
        update sandbox.refund set status = outcome where id in (${due('refund', 'pending')})
        returning id, status, charge_id, amount
      ), taken_back as (
        update sandbox.charge set refunded = refunded - lost.amount
        from (
          select charge_id, sum(amount)::bigint as amount from changed where status = 'failed' group by charge_id
        ) as lost
        where charge.id = lost.charge_id
      ) ${tellEach('refund')}`.execute(tx)
    await sql`
      with changed as (
        update sandbox.account set status = 'linked', done_at = null
        where id in (${due('account', 'in_progress')}) returning id
      ) ${tellEach('account')}`.execute(tx)
    await sql`
      with changed as (
        update sandbox.payout set status = 'paid' where id in (${due('payout', 'in_transit')}) returning id
      ) ${tellEach('payout')}`.execute(tx)
  })
}

interface Due {
  thing: Date | null
  event: Date | null
}

export async function nextDue(book: Book): Promise<Due> {
  const { rows } = await sql<Due>`
    select least(
      (select min(done_at) from sandbox.charge where status in ('needs_action', 'processing')),
      (select min(expires_at) from sandbox.session where status = 'open'),
      (select min(done_at) from sandbox.refund where status = 'pending'),
      (select min(done_at) from sandbox.account where status = 'in_progress'),
      (select min(done_at) from sandbox.payout where status = 'in_transit')
    ) as thing, (select min(next_try_at) from sandbox.event where delivered_at is null) as event`.execute(
    book,
  )
  return rows[0] ?? { thing: null, event: null }
}
