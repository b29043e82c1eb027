import { sql } from 'kysely'
import type { Reader, Tx } from '../../../server/src/platform/database/database.ts'
import { days, dice, idOf, idSince, oneOf, share } from '../dice-store.ts'
import { FAMILY_NAMES, GIVEN_NAMES } from '../people/many-names.ts'

/** Orders by their numbers; the oldest is the first. */
export interface Portion {
  from: number
  to: number
  orders: number
  /** With whom they are. */
  agents: number
  now: Date
  seed: number
  clearanceDays: number
  commissionPercent: number
}

/** Three years, of which the last two months are those of what still goes on. */
const OLDEST_DAYS = 1095
const OVER_DAYS = 60
/** Nobody can withdraw there for two weeks, so work begins at once. */
const HOMES = ['IN', 'PH', 'NG', 'BR', 'KE', 'EG', 'VN', 'CO', 'ZA', 'GH', 'PK', 'MX']
/** The number of an order can be read from its ref. */
const REF = 'SO-M'

/** How many of them are here already. */
export async function newestNumber(db: Reader) {
  const { rows } = await sql<{ number: number }>`
    select coalesce(max(substr(ref, 5)::int), 0) as number from client_order
    join person client on client.id = client_id and client.email like 'client-%@many.example'
    where ref ~ '^SO-M[0-9]{7}$'`.execute(db)
  return rows[0]?.number ?? 0
}

/** A portion is sorted in memory; in the usual 4 MB it would be sorted on disk. */
export const takeRoom = (tx: Tx) => sql`set local work_mem = '64MB'`.execute(tx)

/** The first agents are hired most. */
export const listOffers = (tx: Tx, agents: number) =>
  sql`
    create temporary table offered on commit drop as
    select row_number() over (order by number, service.id) as place, service.id as service_id, service.agent_id,
      service.title, service.description, service.price_amount as price, service.delivery_days, service.meeting_minutes,
      service.requirements, service.version, service.country_iso, visa.id as visa_id, visa.name as visa_name,
      jsonb_build_object('before_start', refund_before_start, 'before_filing', refund_before_filing,
        'after_filing', refund_after_filing) as refund_schedule,
      (select jsonb_agg(jsonb_build_object('id', slug, 'name', name) order by position)
        from purpose where slug = any(visa.purposes)) as purposes,
      visa.purposes[1] as purpose, seller.first_name || ' ' || seller.last_name as seller
    from generate_series(1, ${agents}::int) number
    join agent on username = 'agent-' || number and verified_at is not null
    join person seller on seller.id = agent.person_id
    join service on service.agent_id = agent.person_id and service.status = 'active'
    join visa on visa.id = service.visa_id and visa.purposes <> '{}'`.execute(tx)

/**
 * In a hundred orders 72 are completed and cleared, 3 in clearance, 10 ongoing, 3 paid, 2 wait for
 * their payment, 4 were never paid, 4 were cancelled within the cooling-off time and 2 are in a conflict.
 */
export async function drawOrders(tx: Tx, { from, to, orders, now, seed, clearanceDays }: Portion) {
  const part = (salt: number) => share('n', seed + salt)
  await sql`
    create temporary table drawn on commit drop as
    select n, fate, client_id, offered.*,
      ${idSince('order', 'n', seed, 'created_at')} as id, created_at,
      nextval(pg_get_serial_sequence('goal', 'id')) as goal_id,
      ${idSince('payment', 'n', seed, 'paid_at')} as payment_id,
      ${idSince('talk', 'n', seed, 'paid_at')} as conversation_id,
      ${idSince('conflict', 'n', seed, 'coalesce(conflicted_at, cancelled_at)')} as conflict_id,
      ${idSince('refund', 'n', seed, 'cancelled_at')} as refund_id,
      ${idSince('refund request', 'n', seed, 'cancelled_at')} as request_id,
      paid_at, started_at, asked_at, completed_at, clears_at, cleared_at, cancelled_at, conflicted_at,
      greatest(created_at, paid_at, started_at, completed_at, cancelled_at, conflicted_at) as updated_at
    from generate_series(${from}::bigint, ${to}::bigint) n
    cross join lateral (select ${dice('n', seed + 50, 100)} as dice, ${idOf('client', '((n + 1) / 2)', seed)} as client_id,
      1 + floor((select count(*) from offered) * power(${part(51)}, 2))::bigint as wanted) as drawn
    join offered on offered.place = wanted
    cross join lateral (select case
      when n = 1 then 'ongoing' when dice < 72 then 'cleared' when dice < 75 then 'completed' when dice < 85 then 'ongoing'
      when dice < 88 then 'paid' when dice < 90 then 'awaiting_payment' when dice < 94 then 'unpaid' when dice < 98 then 'left'
      else 'conflicted' end as fate) as one
    cross join lateral (select 0.004 + 0.4 * ${part(52)} as to_pay, 0.05 + 3 * ${part(53)} as to_start,
      1 + 24 * ${part(54)} as to_ask, 0.05 + 2 * ${part(55)} as to_accept) as taken
    cross join lateral (select ${now}::timestamptz - ${days(sql`case
      when n = 1 then 40
      when fate = 'completed' then to_pay + to_start + to_ask + to_accept + greatest(${clearanceDays}::float - 1, 0.1) * ${part(56)}
      when fate = 'ongoing' then to_pay + to_start + 0.1 + 20 * ${part(56)}
      when fate = 'paid' then to_pay + 0.1 + 4 * ${part(56)}
      when fate = 'awaiting_payment' then 0.02 + 0.8 * ${part(56)}
      when fate = 'conflicted' then to_pay + to_start + 4 + 10 * ${part(56)}
      else ${OVER_DAYS}::float + ${OLDEST_DAYS - OVER_DAYS}::float * (1 - (n - 1) / ${orders}::float) end`)} as created_at) as made
    cross join lateral (select
      case when fate not in ('awaiting_payment', 'unpaid') then created_at + ${days(sql`to_pay`)} end as paid_at) as paid
    cross join lateral (select
      case when fate in ('ongoing', 'completed', 'cleared', 'conflicted') then paid_at + ${days(sql`to_start`)} end as started_at,
      case fate when 'left' then paid_at + ${days(sql`0.02 + 0.9 * ${part(57)}`)}
        when 'unpaid' then created_at + interval '1 day 1 minute' end as cancelled_at,
      case when fate = 'conflicted' then ${now}::timestamptz - ${days(sql`3 * ${part(58)}`)} end as conflicted_at) as started
    cross join lateral (select
      case when fate in ('completed', 'cleared') then started_at + ${days(sql`to_ask`)} end as asked_at) as asked
    cross join lateral (select asked_at + ${days(sql`to_accept`)} as completed_at) as accepted
    cross join lateral (select completed_at + ${days(sql`${clearanceDays}::float`)} as clears_at) as clearing
    cross join lateral (select
      case when fate = 'cleared' then clears_at + ${days(sql`${part(59)} / 24`)} end as cleared_at) as cleared`.execute(
    tx,
  )
  await sql`create index on drawn (n)`.execute(tx)
  await sql`analyze drawn`.execute(tx)
}

export async function addClients(tx: Tx, { seed }: Portion) {
  await sql`
    insert into person (id, email, email_verified_at, first_name, last_name, home, mode, timezone, country_iso, created_at)
    select client_id, 'client-' || n || '@many.example', created_at, ${oneOf(GIVEN_NAMES, seed + 60)},
      ${oneOf(FAMILY_NAMES, seed + 61)}, 'subscriber', 'subscriber', 'UTC', ${oneOf(HOMES, seed + 62)}, created_at
    from (
      select client_id, min((n + 1) / 2) as n, min(created_at) - interval '1 hour' as created_at from drawn group by client_id
    ) as client
    order by n
    on conflict do nothing`.execute(tx)
}

/** Each for a goal of its own, which is under way once it is paid. */
export async function addGoals(tx: Tx) {
  await sql`
    insert into goal (id, client_id, name, country_iso, purpose, expected_on, comment, status, created_at, updated_at)
    overriding system value
    select goal_id, client_id, visa_name, country_iso, purpose, (created_at + interval '9 months')::date,
      'As soon as it can be, and without mistakes.',
      case when paid_at is null or cancelled_at is not null then 'draft' else 'in_progress' end,
      created_at - interval '10 minutes', coalesce(cancelled_at, paid_at, created_at)
    from drawn order by n`.execute(tx)
}

export async function addOrders(tx: Tx, { commissionPercent }: Portion) {
  await sql`
    insert into client_order (id, ref, goal_id, client_id, agent_id, service_id, status, resume_status, service_version, title,
      description, price_amount, currency, commission_percent, delivery_days, meeting_minutes, requirements, refund_schedule,
      visa_id, visa_name, purposes, country_iso, expires_at, created_at, paid_at, started_at, due_at, completed_at,
      cancelled_at, updated_at, started_without, clears_at, cleared_at, residence_iso)
    select drawn.id, ${REF} || lpad(n::text, 7, '0'), goal_id, client_id, agent_id, service_id,
      case when fate = 'cleared' then 'completed' when fate in ('unpaid', 'left') then 'cancelled' else fate end,
      case when fate = 'conflicted' then 'ongoing' end,
      version, title, description, price, 'USD', ${commissionPercent}, delivery_days, meeting_minutes, requirements,
      refund_schedule, visa_id, visa_name, purposes, drawn.country_iso, drawn.created_at + interval '1 day', drawn.created_at,
      paid_at, started_at, started_at + delivery_days * interval '1 day', completed_at, cancelled_at, updated_at,
      case when started_at is not null then '[]'::jsonb end, clears_at, cleared_at, client.country_iso
    from drawn join person client on client.id = client_id
    order by n`.execute(tx)
  await sql`
    insert into conflict (id, order_id, opened_by, opener_id, reason, text, status, outcome, resume_status, reply_by,
      created_at, closed_at, updated_at)
    select conflict_id, id, 'client', client_id, case when fate = 'left' then 'cancellation' else 'late' end,
      case when fate = 'left' then 'Cancelled within the cooling-off time' else 'What was promised for last week is not here yet.' end,
      case when fate = 'left' then 'closed' else 'direct' end, case when fate = 'left' then 'full' end,
      case when fate = 'left' then 'paid' else 'ongoing' end, conflicted_at + interval '7 days', updated_at,
      case when fate = 'left' then cancelled_at end, updated_at
    from drawn where fate in ('left', 'conflicted') order by n`.execute(tx)
  await sql`
    insert into completion_request (order_id, client_id, agent_id, status, summary, decides_at, answered_at, created_at)
    select id, client_id, agent_id, 'processed', 'All forms are filed, and you have copies of them.',
      asked_at + interval '14 days', completed_at, asked_at
    from drawn where asked_at is not null order by n`.execute(tx)
}

/** Accepted work and orders of a service are counted beside the orders. */
export async function countOrders(tx: Tx) {
  await sql`
    update agent set completed_orders = completed_orders + done.orders
    from (select agent_id, count(*)::int as orders from drawn where completed_at is not null group by agent_id) as done
    where agent.person_id = done.agent_id`.execute(tx)
  await sql`
    update service set ordered_at = first.at
    from (select service_id, min(created_at) as at from drawn group by service_id) as first
    where service.id = first.service_id and ordered_at is null`.execute(tx)
}

/** Their cards show another number of completed orders now. */
export async function agentsOf(db: Reader, agents: number, after: number, most: number) {
  const { rows } = await sql<{ id: string }>`
    select person_id as id from generate_series(${after + 1}::int, least(${after + most}, ${agents})::int) number
    join agent on username = 'agent-' || number`.execute(db)
  return rows.map(({ id }) => id)
}

const FILLED = [
  ...['person', 'goal', 'client_order', 'conflict', 'completion_request', 'fact', 'notification', 'payment'],
  ...[
    'payment_activity',
    'receipt',
    'refund',
    'refund_request',
    'wallet',
    'payout',
    'ledger_entry',
    'ledger_line',
  ],
  ...[
    'ledger_seal',
    'ledger_account',
    'earned_month',
    'conversation',
    'conversation_member',
    'message',
    'agent',
    'service',
  ],
]

/** The planner knows the rows before anybody asks. */
export async function lookOver(db: Reader) {
  for (const table of FILLED) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db)
}
