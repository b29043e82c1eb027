import { sql } from 'kysely'
import type { Tx } from '../../../server/src/platform/database/database.ts'
import { dice, idOf, idSince } from '../dice-store.ts'
import type { Portion } from './draw-orders-store.ts'

/** One agent in five is paid what cleared in a portion. */
const ONE_IN_PAID_OUT = 5

/** Each is paid by one card at its first try; who cancelled in time has all of it again. */
export async function addPayments(tx: Tx, { seed }: Portion, processor: string) {
  await sql`
    insert into payment (id, ref, payer_id, payable, payable_id, status, title, seller, currency, price, amount, refunded_amount,
      frozen_until, paid_at, created_at, updated_at)
    select payment_id, 'PAY-MANY-' || lpad((n / 10000)::text, 4, '0') || '-' || lpad((n % 10000)::text, 4, '0'), client_id,
      'order', id, 'success', title, seller, 'USD', price, price, case when fate = 'left' then price else 0 end,
      paid_at + interval '30 minutes', paid_at, paid_at, coalesce(cancelled_at + interval '2 days', paid_at)
    from drawn where paid_at is not null order by n`.execute(tx)
  await sql`
    insert into payment_activity (id, payment_id, kind, status, processor, processor_id, charge_id, amount, currency, look_at,
      created_at, updated_at)
    select ${idSince('try', 'n', seed, 'paid_at')}, payment_id, 'card', 'success', ${processor}, 'charge_many_' || n,
      'charge_many_' || n, price, 'USD', paid_at, paid_at, paid_at
    from drawn where paid_at is not null order by n`.execute(tx)
  await sql`
    insert into receipt (payment_id, payer_id, payer_name, payer_address, seller_registered_as, issued_at)
    select payment_id, client_id, first_name || ' ' || last_name, jsonb_build_array(country.name), '[]', paid_at
    from drawn join person client on client.id = client_id join country on country.iso = client.country_iso
    where paid_at is not null order by n`.execute(tx)
  await sql`
    insert into refund (id, payment_id, activity_id, order_id, reason, amount, currency, status, processor_id, look_at,
      created_at, updated_at)
    select refund_id, payment_id, ${idSince('try', 'n', seed, 'paid_at')}, id, 'cancellation', price, 'USD', 'processed',
      'refund_many_' || n, cancelled_at, cancelled_at, cancelled_at + interval '2 days'
    from drawn where fate = 'left' order by n`.execute(tx)
  await sql`
    insert into refund_request (id, conflict_id, order_id, made_by, maker_id, amount, currency, destination, status, refund_id,
      created_at, answered_at, updated_at, parts)
    select request_id, conflict_id, id, 'client', client_id, price, 'USD', 'card', 'processed', refund_id, cancelled_at,
      cancelled_at, cancelled_at + interval '2 days', jsonb_build_object('currency', 'USD', 'card', price, 'credit', 0,
        'coupons', '[]'::jsonb, 'price', price, 'coupon', 0, 'before', 0, 'back', price, 'commission', 0, 'gets', 0)
    from drawn where fate = 'left' order by n`.execute(tx)
}

/** Agents are paid to accounts that only these invented people know. */
export async function linkWallets(tx: Tx, { now }: Portion, processor: string) {
  await sql`
    insert into wallet (agent_id, kind, country_iso, processor, account_id, status, linked_at, created_at, updated_at)
    select agent_id, 'processor', min(country_iso), ${processor}, 'account_many_' || agent_id, 'linked', ${now}, ${now}, ${now}
    from drawn where not exists (select from wallet where wallet.agent_id = drawn.agent_id and status <> 'unlinked')
    group by agent_id
    on conflict do nothing`.execute(tx)
}

/** A payout that has arrived, of all that cleared for an agent in this portion. */
export async function addPayouts(tx: Tx, { from, now, seed, commissionPercent }: Portion, processor: string) {
  await sql`
    create temporary table paid_out on commit drop as
    select ${idOf('payout', "(first::text || ' ' || agent_id)", seed)} as id, wallet.id as wallet_id, paid.*
    from (
      select agent_id, min(n) as first, sum(price - price * ${commissionPercent}::int / 100)::bigint as amount,
        max(cleared_at) + interval '1 day' as asked_at, max(cleared_at) + interval '3 days' as done_at
      from drawn
      where cleared_at < ${now}::timestamptz - interval '4 days'
        and ${dice(`(hashtext(agent_id::text)::bigint + ${from})`, seed + 70, ONE_IN_PAID_OUT)} = 0
      group by agent_id
    ) as paid
    join wallet using (agent_id)
    where wallet.status = 'linked'`.execute(tx)
  await sql`
    insert into payout (id, ref, agent_id, wallet_id, kind, processor, processor_id, amount, currency, status, asked_by, sent_at,
      done_at, created_at, updated_at)
    select id, 'OUT-M' || lpad(first::text, 7, '0'), agent_id, wallet_id, 'processor', ${processor}, 'payout_many_' || first,
      amount, 'USD', 'processed', 'agent', asked_at, done_at, asked_at, done_at
    from paid_out order by first`.execute(tx)
  await sql`
    insert into fact (fact, agent_id, details, actor_mode, created_at)
    select 'payout_paid', agent_id, jsonb_build_object('step', 'Y5', 'from', 'accepted', 'to', 'processed',
      'payout', 'OUT-M' || lpad(first::text, 7, '0')), 'processor', done_at
    from paid_out order by first`.execute(tx)
}

/**
 * The books of all of it, by the templates of `money/ledger/templates`. Lines are added in one statement, so that the balances
 * are moved once, and the entries are sealed by the table itself.
 */
export async function keepBooks(tx: Tx, { commissionPercent }: Portion) {
  await sql`
    create temporary table posted on commit drop as
    select template, cause || coalesce(subject_of, '') as cause, order_id, actor_id, at, kind, subject, amount
    from (
      select step.template, step.cause, null::text as subject_of, id as order_id, step.actor_id, step.at, line.kind, line.subject, line.amount
      from drawn
      cross join lateral (select price * ${commissionPercent}::int / 100 as commission,
        least(price, round(price * 29 / 1000.0)::bigint + 30) as fee) as parts
      cross join lateral (values
        ('L1', 'payment:' || payment_id, null::uuid, paid_at),
        ('L9', 'payment:' || payment_id, null, paid_at),
        ('L2', 'release:' || id, client_id, completed_at),
        ('L3', 'clearance:' || id, null, cleared_at),
        ('L5', 'refund_request:' || request_id, client_id, case when fate = 'left' then cancelled_at end),
        ('L5b', 'refund:' || refund_id, null, case when fate = 'left' then cancelled_at + interval '2 days' end)
      ) as step (template, cause, actor_id, at)
      join lateral (values
        ('L1', 'clearing', null::uuid, price), ('L1', 'escrow', id, -price),
        ('L9', 'clearing', null, -fee), ('L9', 'processor_fee', null, fee),
        ('L2', 'escrow', id, price), ('L2', 'agent_pending', agent_id, commission - price), ('L2', 'commission', null, -commission),
        ('L3', 'agent_pending', agent_id, price - commission), ('L3', 'agent_available', agent_id, commission - price),
        ('L5', 'escrow', id, price), ('L5', 'refund_payable', refund_id, -price),
        ('L5b', 'refund_payable', refund_id, price), ('L5b', 'clearing', null, -price)
      ) as line (template, kind, subject, amount) on line.template = step.template
      where step.at is not null and line.amount <> 0
      union all
      select step.template, 'payout:', id::text, null, null, step.at, line.kind, line.subject, line.amount
      from paid_out
      cross join lateral (values ('L4a', asked_at), ('L4b', done_at)) as step (template, at)
      join lateral (values
        ('L4a', 'agent_available', agent_id, amount), ('L4a', 'payout_transit', agent_id, -amount),
        ('L4b', 'payout_transit', agent_id, amount), ('L4b', 'cash', null, -amount)
      ) as line (template, kind, subject, amount) on line.template = step.template
    ) as all_lines`.execute(tx)
  await sql`analyze posted`.execute(tx)
  await sql`
    insert into ledger_account (kind, subject, currency, balance)
    select distinct kind, subject, 'USD', case when subject is not null then 0 end from posted
    on conflict do nothing`.execute(tx)
  await sql`
    with entry as (
      insert into ledger_entry (template, cause, order_id, actor_id, created_at)
      select distinct template, cause, order_id, actor_id, at from posted order by at, cause, template
      returning id, template, cause
    )
    insert into ledger_line (entry_id, account_id, amount, currency)
    select entry.id, ledger_account_id(kind, subject, null, 'USD'), amount, 'USD'
    from entry join posted using (template, cause) order by entry.id`.execute(tx)
}
