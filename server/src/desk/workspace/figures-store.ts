import { sql } from 'kysely'
import type { Reader } from '../../platform/database/database.ts'

interface Months {
  agentId: string
  /** The month before the present one began then. */
  before: Date
  present: Date
}

export const zoneOf = async (db: Reader, personId: string) =>
  (await db.selectFrom('person').select('timezone').where('id', '=', personId).executeTakeFirstOrThrow())
    .timezone ?? 'UTC'

interface HandedIn {
  is_present: boolean
  handed_in: number
  on_time: number
}

/** Work that was handed in for the first time in either month, and how much of it by the due date. */
export async function handedIn(db: Reader, { agentId, before, present }: Months) {
  const { rows } = await sql<HandedIn>`
    select asked.created_at >= ${present} as is_present, count(*)::int as handed_in,
      (count(*) filter (where client_order.due_at is null or asked.created_at <= client_order.due_at))::int as on_time
    from completion_request asked join client_order on client_order.id = asked.order_id
    where asked.agent_id = ${agentId} and asked.created_at >= ${before} and not exists (
      select from completion_request earlier
      where earlier.order_id = asked.order_id and earlier.created_at < asked.created_at)
    group by 1`.execute(db)
  return rows
}

/** Only the newest conversations are looked at, and in each its newest lines: as many as tell how somebody answers. */
const MOST_CONVERSATIONS = 100
const MOST_LINES = 100

interface Answered {
  is_present: boolean
  answers: number
  answer_minutes: number
}

/** The wait counts from the first word of clients that the agent had not answered to the agent's next. */
export async function answered(db: Reader, { agentId, before, present }: Months) {
  const { rows } = await sql<Answered>`
    with talk as (
      select conversation.id from conversation_member member join conversation on conversation.id = member.conversation_id
      where member.person_id = ${agentId} and member.side = 'agent' and conversation.last_at >= ${before}
      order by conversation.last_at desc limit ${MOST_CONVERSATIONS}),
    said as (
      select newest.*, lag(sender_side) over (partition by conversation_id order by seq) as before
      from talk cross join lateral (
        select conversation_id, seq, sender_side, created_at from message
        where conversation_id = talk.id and sender_side in ('client', 'agent') and created_at >= ${before}
        order by seq desc limit ${MOST_LINES}) newest),
    turns as (
      select sender_side, created_at, lead(created_at) over (partition by conversation_id order by seq) as next_at
      from said where before is distinct from sender_side)
    select created_at >= ${present} as is_present, count(*)::int as answers,
      ceil(percentile_disc(0.5) within group (order by extract(epoch from next_at - created_at)) / 60)::int as answer_minutes
    from turns where sender_side = 'client' and next_at is not null
    group by 1`.execute(db)
  return rows
}

/** The books say what was held of an agent's orders when the present month began. */
export async function heldAtStart(db: Reader, { agentId, present }: Months) {
  const { rows } = await sql<{ amount: number; currency: string }>`
    select account.currency, (-sum(line.amount))::bigint as amount
    from client_order
      join ledger_account account on account.subject = client_order.id and account.kind = 'escrow'
      join ledger_line line on line.account_id = account.id
      join ledger_entry entry on entry.id = line.entry_id and entry.created_at < ${present}
    where client_order.agent_id = ${agentId} and client_order.paid_at < ${present}
      and (client_order.status in ('paid', 'ongoing', 'conflicted')
        or coalesce(client_order.completed_at, client_order.cancelled_at) >= ${present})
    group by account.currency having sum(line.amount) < 0 order by account.currency`.execute(db)
  return rows
}
