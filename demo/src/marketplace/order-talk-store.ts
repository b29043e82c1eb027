import { sql } from 'kysely'
import type { Tx } from '../../../server/src/platform/database/database.ts'
import { dice } from '../dice-store.ts'
import type { Portion } from './draw-orders-store.ts'

const SENTENCES = [
  'Thank you, I have it.',
  'Could you look at the second page once more?',
  'The office answers within ten working days as a rule.',
  'I uploaded it this morning. Is the scan good enough?',
  'Good news: they took the form as it was.',
  'Which of my two addresses shall I write there?',
  'The one you are registered at, please.',
  'I am at the bank on Friday and bring the statement.',
  'That is fine, there is time until the end of the month.',
  'Do I need the original for the appointment, or is a copy enough?',
  'Bring both, the officer keeps the copy.',
  'I will write again as soon as I hear from them.',
]
const UNREAD_DAYS = 3

/** How many messages people write in a portion, and how many of them in the longest conversation of all. */
interface Written {
  messages: number
  longest: number
}

/**
 * A conversation of each paid order, with the lines of its steps and what its sides wrote. Some have hardly anything to say,
 * some a lot; all together it is as many as were asked for.
 */
export async function addTalk(tx: Tx, portion: Portion, written: Written, lines: readonly string[]) {
  await writeTalk(tx, portion, written, lines)
  await keepTalk(tx)
  await addMembers(tx, portion)
}

/** The table `written` ends with the transaction. */
async function writeTalk(
  tx: Tx,
  { now, seed }: Portion,
  { messages, longest }: Written,
  lines: readonly string[],
) {
  await sql`
    create temporary table written on commit drop as
    with quota as (
      select n, conversation_id, client_id, agent_id, paid_at,
        coalesce(conflicted_at, cancelled_at, completed_at, ${now}::timestamptz) as until,
        case when n = 1 then ${longest}::bigint else floor(${messages}::numeric * reached / nullif(total, 0))::bigint
          - floor(${messages}::numeric * (reached - weight) / nullif(total, 0))::bigint end as messages
      from (
        select *, sum(weight) over (order by n) as reached, sum(weight) over () as total
        from (select *, case when n = 1 then 0 else 1 + ${dice('n', seed + 80, 20)} end as weight from drawn where paid_at is not null) as weighed
      ) as summed
    ), said as (
      select conversation_id, at, place, step, side, sender_id, body
      from (
        select conversation_id, at, 0 as place, step, 'system' as side, null::uuid as sender_id, null as body
        from told where step = any(${lines}::text[]) and conversation_id is not null
        union all
        select conversation_id, paid_at + (until - paid_at) * (place / (messages + 1.0)), place, null, side,
          case side when 'client' then client_id else agent_id end,
          (${SENTENCES}::text[])[1 + ${dice('n * 7919 + place', seed + 81, SENTENCES.length)}]
        from quota
        cross join lateral generate_series(1, messages) place
        cross join lateral (select case when place = 1 or ${dice('n * 7919 + place', seed + 82, 2)} = 0 then 'client' else 'agent' end as side) as by
      ) as everything
    )
    select conversation_id, at, step, side, sender_id, body,
      row_number() over talk as seq, count(sender_id) over (talk rows unbounded preceding) as said
    from said
    window talk as (partition by conversation_id order by at, place)`.execute(tx)
}

async function keepTalk(tx: Tx) {
  await sql`
    insert into conversation (id, order_id, last_seq, said, last_at, created_at)
    select conversation_id, id, last.seq, last.said, last.at, paid_at
    from drawn
    join (
      select distinct on (conversation_id) conversation_id, seq, said, at from written order by conversation_id, seq desc
    ) as last using (conversation_id)
    order by n`.execute(tx)
  await sql`
    insert into message (conversation_id, seq, said, sender_id, sender_side, client_id, body, step, created_at)
    select conversation_id, seq, said, sender_id, side, case when sender_id is not null then gen_random_uuid() end, body, step, at
    from written order by conversation_id, seq`.execute(tx)
}

/** Both sides have read what is older than some days. */
async function addMembers(tx: Tx, { now }: Portion) {
  await sql`
    insert into conversation_member (conversation_id, person_id, side, read_seq, read_said, read_at)
    select conversation.id, member.person_id, member.side,
      case when is_read then conversation.last_seq else coalesce(own.seq, 0) end, case when is_read then conversation.said else coalesce(own.said, 0) end,
      case when is_read then conversation.last_at else own.at end
    from drawn
    join conversation on conversation.id = conversation_id
    cross join lateral (select conversation.last_at < ${now}::timestamptz - ${UNREAD_DAYS}::int * interval '1 day' as is_read) as mark
    cross join lateral (values (client_id, 'client'), (agent_id, 'agent')) as member (person_id, side)
    left join (
      select conversation_id, side, max(seq) as seq, max(said) as said, max(at) as at
      from written where sender_id is not null group by conversation_id, side
    ) as own on own.conversation_id = conversation.id and own.side = member.side
    order by n`.execute(tx)
}
