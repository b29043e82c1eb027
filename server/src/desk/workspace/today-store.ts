import { COMING_DAYS, type ComingDate, MOST_TO_DO, type ToDoKind } from '@sojourn/contract/desk/today'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../platform/database/database.ts'

interface Viewer {
  personId: string
  side: 'client' | 'agent'
  now: Date
}

interface Line {
  order_id: string
  title: string
  first_name: string
  last_name: string
}

export interface ToDoRow extends Line {
  kind: ToDoKind
  at: Date | null
  count: number
  total: number
}

const OF_ORDER = sql`id, status, expires_at, charge_at, due_at, paused_at, meeting_minutes`

/** The orders of this side that are not over. */
const live = ({ personId, side }: Viewer) =>
  side === 'client'
    ? sql`select ${OF_ORDER} from client_order where client_id = ${personId}
        and status in ('awaiting_payment', 'paid', 'ongoing', 'conflicted')`
    : sql`select ${OF_ORDER} from client_order where agent_id = ${personId} and paid_at is not null
        and status in ('paid', 'ongoing', 'conflicted')`

/** The order of a line, and who is on its other side. */
const withOther = ({ side }: Viewer, orderId: RawBuilder<unknown>) => sql`
  join client_order on client_order.id = ${orderId}
  join person other on other.id = ${side === 'client' ? sql`client_order.agent_id` : sql`client_order.client_id`}`

const named = sql`client_order.title, other.first_name, other.last_name`

const soon = (now: Date) => sql`${now}::timestamptz + make_interval(days => ${COMING_DAYS})`

const ofAgent = ({ now }: Viewer) => sql`
  select case when due_at < ${now} then 'late' else 'due' end as kind, id as order_id, due_at as at, 1 as count
  from live where status = 'ongoing' and paused_at is null and due_at < ${soon(now)}
    and not exists (select from completion_request asked where asked.order_id = live.id and asked.status = 'pending')`

const ofClient = ({ now }: Viewer) => sql`
  select 'pay' as kind, id as order_id, expires_at as at, 1 as count
  from live where status = 'awaiting_payment' and expires_at > ${now} and charge_at is null
  union all select 'choose_time', id, null, 1 from live
  where status = 'paid' and meeting_minutes is not null
    and not exists (select from meeting where meeting.order_id = live.id and meeting.status in ('held', 'booked', 'done'))
    and not exists (select from meeting_request asked where asked.order_id = live.id and asked.status = 'pending')
  union all select 'accept', live.id, asked.decides_at, 1
  from live join completion_request asked on asked.order_id = live.id and asked.status = 'pending' where live.status = 'ongoing'
  union all select 'answer_days', live.id, asked.ends_at, 1
  from live join extension_request asked on asked.order_id = live.id and asked.status = 'pending' where live.status = 'ongoing'`

const ofBoth = ({ personId, side }: Viewer) => sql`
  select 'answer_conflict', live.id, asked.reply_by, 1
  from live join refund_request asked on asked.order_id = live.id and asked.status = 'pending'
  where live.status = 'conflicted' and asked.made_by <> ${side}
    and not ${side === 'client' ? sql`asked.client_agrees` : sql`asked.agent_agrees`}
  union all select 'answer_meeting', live.id, asked.answer_by, 1
  from live join meeting_request asked on asked.order_id = live.id and asked.status = 'pending'
  where live.status in ('paid', 'ongoing') and asked.made_by <> ${side}
  union all select 'send_documents', live.id, null, count(*)::int
  from live join order_document paper on paper.order_id = live.id
  where live.status in ('paid', 'ongoing') and paper.given_by = ${side} and paper.mandatory and paper.status in ('waiting', 'returned')
  group by live.id
  union all select 'read_messages', conversation.order_id, null, conversation.said - member.read_said
  from conversation_member member join conversation on conversation.id = member.conversation_id
  where member.person_id = ${personId} and member.side = ${side} and member.left_at is null
    and conversation.said > member.read_said`

/** The earliest comes first; what has no time comes last, in the order in which things are done. */
export async function toDoOf(db: Reader, viewer: Viewer): Promise<ToDoRow[]> {
  const { rows } = await sql<ToDoRow>`
    with live as (${live(viewer)}),
      todo (kind, order_id, at, count) as (
        ${viewer.side === 'client' ? ofClient(viewer) : ofAgent(viewer)} union all ${ofBoth(viewer)})
    select todo.kind, todo.order_id, todo.at, todo.count, count(*) over ()::int as total, ${named}
    from todo ${withOther(viewer, sql`todo.order_id`)}
    order by at nulls last, array_position(array['choose_time', 'send_documents', 'read_messages'], kind), client_order.created_at
    limit ${MOST_TO_DO}`.execute(db)
  return rows
}

interface StartRow extends ToDoRow {
  kind: 'start'
  residence_iso: string | null
  paid_at: Date
  early_start_agreed_at: Date | null
  frozen_ms: number
}

/** Paid orders whose work is to begin. Where its client is still to choose a time to meet, it is their turn. */
export async function startsToDo(db: Reader, agentId: string): Promise<StartRow[]> {
  const { rows } = await sql<StartRow>`
    select 'start' as kind, client_order.id as order_id, null as at, 1 as count, count(*) over ()::int as total, ${named},
      client_order.residence_iso, client_order.paid_at, client_order.early_start_agreed_at, client_order.frozen_ms
    from client_order join person other on other.id = client_order.client_id
    where client_order.agent_id = ${agentId} and client_order.status = 'paid' and client_order.paid_at is not null
      and (client_order.meeting_minutes is null or exists (
        select from meeting where meeting.order_id = client_order.id and meeting.status in ('held', 'booked', 'done')))
    order by client_order.paid_at, client_order.id limit ${MOST_TO_DO}`.execute(db)
  return rows
}

/** Offers that wait for this side: a client answers them, an agent changes them while they may write, or answers what a client asked for. Their id stands where others have an order. */
export async function offersToDo(db: Reader, { personId, side, now }: Viewer): Promise<ToDoRow[]> {
  const [own, other] = side === 'client' ? [sql`client_id`, sql`agent_id`] : [sql`agent_id`, sql`client_id`]
  const waits = side === 'client' ? ['open'] : ['change_asked', 'wished']
  const { rows } = await sql<ToDoRow>`
    select case offer.status when 'open' then 'answer_offer' when 'wished' then 'answer_wish' else 'change_offer' end as kind,
      offer.id as order_id, offer.title, other.first_name, other.last_name,
      offer.ends_at as at, 1 as count, count(*) over ()::int as total
    from offer join person other on other.id = offer.${other}
    where offer.${own} = ${personId} and offer.status = any(${waits}) and offer.ends_at > ${now}
      and (offer.status <> 'change_asked' or (other.deleted_at is null and not exists (
        select from conversation where conversation.id = offer.conversation_id and conversation.blocked_by is not null)))
    order by offer.ends_at, offer.id limit ${MOST_TO_DO}`.execute(db)
  return rows
}

/** Questions before hiring: an agent answers them in time, unless one of both may no longer write, and both read what the other wrote. Their id stands where others have an order. */
export async function questionsToDo(
  db: Reader,
  { personId, side }: Viewer,
  answerMs: number,
): Promise<ToDoRow[]> {
  const [own, other] = side === 'client' ? [sql`client_id`, sql`agent_id`] : [sql`agent_id`, sql`client_id`]
  const isUnanswered =
    side === 'client'
      ? sql`false`
      : sql`(question.answered_at is null and conversation.blocked_by is null and other.deleted_at is null)`
  const { rows } = await sql<ToDoRow>`
    select case when ${isUnanswered} then 'answer_question' else 'read_question' end as kind,
      question.conversation_id as order_id, question.title, other.first_name, other.last_name,
      case when ${isUnanswered} then question.created_at + make_interval(secs => ${answerMs / 1000}) end as at,
      greatest(conversation.said - member.read_said, 1)::int as count, count(*) over ()::int as total
    from question
    join conversation on conversation.id = question.conversation_id
    join conversation_member member on member.conversation_id = conversation.id
      and member.person_id = ${personId} and member.left_at is null
    join person other on other.id = question.${other}
    where question.${own} = ${personId} and question.status = 'open'
      and (conversation.said > member.read_said or ${isUnanswered})
    order by at nulls last, question.created_at, question.conversation_id limit ${MOST_TO_DO}`.execute(db)
  return rows
}

export interface ComingRow extends Line {
  kind: ComingDate['kind']
  at: Date
}

/** Booked meetings and due dates of the next days are listed. */
export async function comingOf(db: Reader, viewer: Viewer): Promise<ComingRow[]> {
  const { now, personId, side } = viewer
  const own = side === 'client' ? sql`client_id` : sql`agent_id`
  const { rows } = await sql<ComingRow>`
    with live as (${live(viewer)}),
      coming (kind, order_id, at) as (
        select 'meeting', order_id, lower(during) from meeting
        where ${own} = ${personId} and status = 'booked' and order_id is not null
          and upper(during) > ${now} and lower(during) < ${soon(now)}
        union all select 'due', id, due_at from live
        where status = 'ongoing' and paused_at is null and due_at >= ${now} and due_at < ${soon(now)})
    select coming.kind, coming.order_id, coming.at, ${named}
    from coming ${withOther(viewer, sql`coming.order_id`)}
    order by at, client_order.id
    limit 50`.execute(db)
  return rows
}
