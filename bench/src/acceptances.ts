import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../../server/src/context.ts'
import { makeNonce } from '../../server/src/people/identity/sessions/nonce.ts'
import type { Tx } from '../../server/src/platform/database/database.ts'
import { makeOrders, makeSides, ONE_IN_ONGOING } from './many-orders.ts'
import type { Post } from './send-once.ts'
import { sessionOf } from './session-of.ts'

/** Makes orders in work, their money held, each with the call by which its client accepts the work. */
export const bringAcceptances = ({ db, settings }: Context, many: number): Promise<Post[]> =>
  db.transaction().execute(async (tx) => {
    await makeSides(tx)
    await makeOrders(tx, many * ONE_IN_ONGOING)
    await sql`select ask_for_documents(o), open_conversation(o) from client_order o where status = 'ongoing'`.execute(
      tx,
    )
    await holdMoney(tx)
    await countFromABillion(tx)
    const orders = await tx
      .selectFrom('client_order')
      .select(['id', 'client_id'])
      .where('status', '=', 'ongoing')
      .orderBy('ref')
      .limit(many)
      .execute()
    const headersOf = new Map<string, Record<string, string>>()
    const acceptances: Post[] = []
    for (const { id, client_id } of orders) {
      const headers =
        headersOf.get(client_id) ?? (await enter(tx, settings.secret, client_id, headersOf.size))
      headersOf.set(client_id, headers)
      acceptances.push({
        name: id,
        path: `/api/orders/${id}/accept`,
        headers: { ...headers, 'idempotency-key': randomUUID() },
      })
    }
    return acceptances
  })

async function enter(tx: Tx, secret: string, client: string, number: number) {
  const headers = await sessionOf(tx, client, number)
  const { id } = await tx
    .selectFrom('session')
    .select('id')
    .where('person_id', '=', client)
    .executeTakeFirstOrThrow()
  const bound = { sessionId: id, device: headers['x-device-id'], role: 'subscriber' as const }
  return { ...headers, 'x-nonce': makeNonce(secret, bound, new Date()) }
}

async function holdMoney(tx: Tx) {
  await sql`
    insert into payment (ref, payer_id, payable, payable_id, status, title, currency, price, amount, frozen_until,
      paid_at, created_at, updated_at)
    select 'PAY-' || ref, client_id, 'order', id, 'success', title, currency, price_amount, price_amount, paid_at,
      paid_at, created_at, created_at
    from client_order where status = 'ongoing'`.execute(tx)
  await sql`
    insert into ledger_account (kind, subject, currency, balance)
    select 'escrow', id, 'USD', 0 from client_order where status = 'ongoing'
    union all select 'clearing', null, 'USD', null
    on conflict (id) do nothing`.execute(tx)
  await sql`
    with entry as (
      insert into ledger_entry (template, cause, order_id, created_at)
      select 'L1', 'bench:' || id, id, now() from client_order where status = 'ongoing'
      returning id, order_id
    )
    insert into ledger_line (entry_id, account_id, amount, currency)
    select id, ledger_account_id('clearing', null, null, 'USD'), 42000, 'USD' from entry
    union all select id, ledger_account_id('escrow', order_id, null, 'USD'), -42000, 'USD' from entry`.execute(
    tx,
  )
}

/** Each sequence elsewhere, so that a recorded id is like no other and like no amount. */
export const countFromABillion = (tx: Tx) =>
  sql`
    select setval(format('%I.%I', schemaname, sequencename)::regclass, 1000000000 * row_number() over (order by sequencename))
    from pg_sequences where data_type = 'bigint'::regtype`.execute(tx)
