import { sql } from 'kysely'
import type { Tx } from '../../../server/src/platform/database/database.ts'
import { idSince } from '../dice-store.ts'
import type { Portion } from './draw-orders-store.ts'

export interface Heard {
  fact: string
  step: string | null
  who: 'client' | 'agent' | 'person'
  kind: string
}

/** The facts of all steps each order took; what is told of them elsewhere is read from here. */
export async function tellFacts(tx: Tx, { seed }: Portion) {
  await sql`
    create temporary table told on commit drop as
    select ${idSince('fact', "coalesce(step, fact) || ' ' || n", seed, 'at')} as id, n, drawn.id as order_id, conversation_id,
      client_id, drawn.agent_id, fact, step, at,
      case when fact = 'refund_arrived' then client_id end as person,
      case when fact = 'order_completed' then drawn.agent_id end as agent,
      case mode when 'client' then client_id when 'agent' then drawn.agent_id end as actor_id, mode, reason,
      jsonb_strip_nulls(jsonb_build_object('step', step, 'to', now_is)) || more
        || case when step is null then '{}' else jsonb_build_object('from', was) end as details
    from drawn
    cross join lateral (values
      ('order_made', 'O1', null, 'awaiting_payment', 'client', created_at, null, '{}'::jsonb),
      ('order_paid', 'O2', 'awaiting_payment', 'paid', 'processor', paid_at, null, jsonb_build_object('goal', goal_id)),
      ('order_started', 'O5', 'paid', 'ongoing', 'agent', started_at, null, '{"missing": []}'),
      ('completion_asked', 'C1', 'ongoing', 'ongoing', 'agent', asked_at, 'All forms are filed, and you have copies of them.', '{}'),
      ('order_completed', 'O10', 'ongoing', 'completed', 'client', completed_at, null, '{}'),
      ('money_cleared', 'L3', 'completed', 'completed', 'system', cleared_at, null, '{}'),
      ('conflict_opened', 'O12', 'ongoing', 'conflicted', 'client', conflicted_at, 'The work is late',
        jsonb_build_object('conflict', conflict_id)),
      ('order_cancelled', 'O3', 'awaiting_payment', 'cancelled', 'system', case when fate = 'unpaid' then cancelled_at end, null, '{}'),
      ('order_left', 'O6', 'paid', 'cancelled', 'client', case when fate = 'left' then cancelled_at end,
        'Cancelled within the cooling-off time', jsonb_build_object('goal', goal_id, 'conflict', conflict_id,
          'back', jsonb_build_object('currency', 'USD', 'card', price, 'credit', 0, 'promo', 0))),
      ('refund_arrived', null, null, null, 'processor', case when fate = 'left' then cancelled_at + interval '2 days' end, null,
        jsonb_build_object('refund', refund_id, 'back', jsonb_build_object('currency', 'USD', 'card', price, 'credit', 0, 'promo', 0)))
    ) as step (fact, step, was, now_is, mode, at, reason, more)
    where at is not null`.execute(tx)
  await sql`analyze told`.execute(tx)
  await sql`
    insert into fact (id, fact, person_id, agent_id, order_id, reason, details, actor_id, actor_mode, created_at)
    select id, fact, person, agent, case when fact <> 'refund_arrived' then order_id end, reason, details, actor_id, mode, at
    from told order by at`.execute(tx)
}

const UNREAD_DAYS = 3
/** The retention of notices says so. */
const KEPT_DAYS = 180

/** Older notices would be gone by now; those of the last days are not read yet. */
export async function addNotices(tx: Tx, { now }: Portion, heard: readonly Heard[]) {
  const column = (name: keyof Heard) => heard.map((one) => one[name])
  await sql`
    insert into notification (person_id, fact_id, mode, kind, order_id, created_at, read_at)
    select reader, told.id, case heard.who when 'agent' then 'agent' else 'client' end, kind,
      case when told.fact <> 'refund_arrived' then order_id end, at,
      case when at < ${now}::timestamptz - ${UNREAD_DAYS}::int * interval '1 day' then at + interval '5 hours' end
    from told
    join unnest(${column('fact')}::text[], ${column('step')}::text[], ${column('who')}::text[], ${column('kind')}::text[])
      as heard (fact, step, who, kind) on heard.fact = told.fact and heard.step is not distinct from told.step
    cross join lateral (select case heard.who when 'agent' then agent_id else client_id end as reader) as reads
    where reader is distinct from actor_id and at > ${now}::timestamptz - ${KEPT_DAYS}::int * interval '1 day'
    order by at
    on conflict do nothing`.execute(tx)
}
