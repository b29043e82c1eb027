import { sql } from 'kysely'
import type { Context } from '../../server/src/context.ts'
import type { Tx } from '../../server/src/platform/database/database.ts'
import { type SessionHeaders, sessionOf } from './session-of.ts'
import { fillBooks } from './verify.ts'

export interface Sizes {
  orders: number
  entries: number
  messages: number
}

const AGENTS = 100
const CLIENTS = 1000
/** The others are paid and not begun. */
export const ONE_IN_ONGOING = 3
const SHORT = 50
const EARNED = 1000
/** A case can be agreed with no more. */
const STAGES = 5
/** Half of them stay what they are, and of the others each five are one case. */
const OF_A_PAIR = 100

interface Busy {
  client: SessionHeaders
  agent: SessionHeaders
  orders: string[]
  /** Each stands at the last of its five stages. */
  cases: string[]
  long: string
  short: string
}

/** Orders of a thousand clients with a hundred agents, the books of a marketplace, and two conversations. */
export async function bringManyOrders(context: Context, { orders, entries, messages }: Sizes): Promise<Busy> {
  await fillBooks(context.db, 0, entries)
  const busy = await context.db.transaction().execute(async (tx) => {
    await makeSides(tx)
    await makeOrders(tx, orders)
    const sides = await busiestPair(tx)
    const cases = await makeCases(tx, sides.inCases)
    const [long = '', short = ''] = await conversationsOf(tx, sides.orders)
    await write(tx, long, messages)
    await write(tx, short, SHORT)
    await earn(tx, sides.agent)
    return {
      client: await sessionOf(tx, sides.client, 1),
      agent: await sessionOf(tx, sides.agent, 2),
      orders: sides.orders,
      cases,
      long,
      short,
    }
  })
  await context.pool.query('vacuum (analyze)')
  await context.pool.query('checkpoint')
  return busy
}

export async function makeSides(tx: Tx) {
  await sql`
    insert into person (email, first_name, last_name, home, mode, password_hash, created_at, email_verified_at)
    select 'bench-' || number || '@example.com', 'Ada', 'Number ' || number, home, home, 'none', now(), now()
    from generate_series(1, ${sql.lit(AGENTS + CLIENTS)}) number
    cross join lateral (select case when number <= ${sql.lit(AGENTS)} then 'consultant' else 'subscriber' end as home) as of`.execute(
    tx,
  )
  await sql`
    insert into agent (person_id, created_at, verified_at)
    select id, now(), now() from person where home = 'consultant'`.execute(tx)
  await sql`
    insert into goal (client_id, name, country_iso, purpose, expected_on, comment, created_at, updated_at)
    select id, 'Study in Munich', 'DE', 'study', '2099-01-01', 'As soon as can be', now(), now()
    from person where home = 'subscriber'`.execute(tx)
}

export async function makeOrders(tx: Tx, many: number) {
  await sql`
    with agent as (
      select row_number() over (order by person_id) as place, person_id from agent
    ), wish as (
      select row_number() over (order by id) as place, id, client_id from goal
    )
    insert into client_order (ref, client_id, agent_id, goal_id, service_id, service_version, status, title,
      description, price_amount, currency, commission_percent, delivery_days, requirements, refund_schedule, visa_id,
      visa_name, purposes, country_iso, expires_at, paid_at, started_at, due_at, created_at, updated_at)
    select 'SO-' || lpad(number::text, 8, '0'), client_id, agent.person_id, wish.id, gen_random_uuid(), 1,
      case when number % ${sql.lit(ONE_IN_ONGOING)} = 0 then 'ongoing' else 'paid' end, 'German student visa ' || number,
      'Everything from the forms to the visa.', 42000, 'USD', 20, 21, '[{"name":"Passport","mandatory":true}]',
      '{"before_start":100,"before_filing":50,"after_filing":0}', 'de/student-visa', 'Student visa',
      '[{"id":"study","name":"Study"}]', 'DE', at, at,
      case when number % ${sql.lit(ONE_IN_ONGOING)} = 0 then at end, case when number % ${sql.lit(ONE_IN_ONGOING)} = 0 then at + interval '21 days' end, at, at
    from generate_series(1, ${sql.lit(many)}) number
    join wish on wish.place = 1 + number % ${sql.lit(CLIENTS)}
    join agent on agent.place = 1 + number % ${sql.lit(AGENTS)}
    cross join lateral (select now() - number * interval '1 minute' as at) as of`.execute(tx)
}

/** All orders of a client are with one agent here. */
async function busiestPair(tx: Tx) {
  const { rows } = await sql<{ id: string; client: string; agent: string }>`
    with pair as (select client_id, agent_id from client_order group by 1, 2 order by count(*) desc, 1 limit 1)
    select id, client_id as client, agent_id as agent from client_order join pair using (client_id, agent_id)
    order by created_at desc limit ${sql.lit(OF_A_PAIR)}`.execute(tx)
  const [first] = rows
  if (!first) throw new Error('There are no orders')
  const ids = rows.map(({ id }) => id)
  const half = Math.ceil(ids.length / 2)
  return { client: first.client, agent: first.agent, orders: ids.slice(0, half), inCases: ids.slice(half) }
}

/** Each five orders become the stages of one case; the work of the first four is accepted. */
async function makeCases(tx: Tx, orders: string[]) {
  const stages = Array.from({ length: STAGES }, (_, at) => ({
    name: `Stage ${at + 1}`,
    delivers: 'What was agreed for it.',
    days: 21,
    amount: 420_00,
  }))
  const plan = JSON.stringify({ title: 'German student visa', stages })
  const { rows } = await sql<{ id: string; is_current: boolean }>`
    with placed as (
      select id, (row_number() over (order by created_at, id) - 1)::int as place
      from client_order where id = any(${orders})
    ), staged as (
      select id, place % ${sql.lit(STAGES)} + 1 as number,
        first_value(id) over (partition by place / ${sql.lit(STAGES)} order by place) as opening
      from placed where place < ${sql.lit(orders.length - (orders.length % STAGES))}
    )
    update client_order o set case_id = staged.opening, stage_no = staged.number, stage_count = ${sql.lit(STAGES)},
      stage_name = 'Stage ' || staged.number, stage_plan = case when staged.number = 1 then ${plan}::jsonb end,
      is_current = staged.number = ${sql.lit(STAGES)},
      status = case when staged.number = ${sql.lit(STAGES)} then 'ongoing' else 'completed' end,
      started_at = coalesce(o.started_at, o.paid_at), due_at = coalesce(o.due_at, o.paid_at + interval '21 days'),
      completed_at = case when staged.number < ${sql.lit(STAGES)} then o.paid_at + interval '9 days' end
    from staged where staged.id = o.id
    returning o.id, o.is_current`.execute(tx)
  const current = rows.filter(({ is_current }) => is_current).map(({ id }) => id)
  await sql`select ask_for_documents(o), open_conversation(o) from client_order o where id = any(${current})`.execute(
    tx,
  )
  return current
}

async function conversationsOf(tx: Tx, orders: string[]) {
  await sql`select ask_for_documents(o), open_conversation(o) from client_order o where id = any(${orders})`.execute(
    tx,
  )
  const { rows } = await sql<{ id: string }>`
    select id from conversation where order_id = any(${orders.slice(0, 2)}) order by id`.execute(tx)
  return rows.map(({ id }) => id)
}

async function write(tx: Tx, conversation: string, many: number) {
  await sql`
    insert into message (conversation_id, seq, said, sender_id, sender_side, client_id, body, created_at)
    select conversation_id, number, number, person_id, side, gen_random_uuid(), 'Message number ' || number,
      now() - (${sql.lit(many)} - number) * interval '1 second'
    from generate_series(1, ${sql.lit(many)}) number
    join conversation_member on conversation_id = ${conversation}
      and side = case when number % 2 = 0 then 'client' else 'agent' end`.execute(tx)
  await sql`
    update conversation set last_seq = ${many}, said = ${many}, last_at = now() where id = ${conversation}`.execute(
    tx,
  )
}

async function earn(tx: Tx, agent: string) {
  await sql`
    insert into ledger_account (kind, subject, currency, balance) values ('agent_available', ${agent}, 'USD', 0)
    on conflict (id) do nothing`.execute(tx)
  await sql`
    with entry as (
      insert into ledger_entry (template, cause, created_at)
      select 'L3', 'bench:earned-' || number, now() from generate_series(1, ${sql.lit(EARNED)}) number
      returning id
    )
    insert into ledger_line (entry_id, account_id, amount, currency)
    select id, ledger_account_id('clearing', null, null, 'USD'), 100, 'USD' from entry
    union all select id, ledger_account_id('agent_available', ${agent}, null, 'USD'), -100, 'USD' from entry`.execute(
    tx,
  )
}
