import { sql } from 'kysely'
import type { Tx } from '../../server/src/platform/database/database.ts'

/**
 * The story tells a case part by part, each at its time: afterwards the lines of a client's conversations are numbered in
 * the order of time, as they come in life. What nobody had read stays unread.
 */
export async function orderTalkByTime(tx: Tx, clientId: string) {
  const { rows: places } = await sql<{ id: string; place: number; said: number }>`
    with placed as (
      select message.id, message.conversation_id, message.seq, message.sender_id,
        row_number() over told::int as place,
        (count(*) filter (where message.sender_id is not null) over told)::int as said
      from message
      join conversation_member mine on mine.conversation_id = message.conversation_id
        and mine.person_id = ${clientId} and mine.side = 'client'
      window told as (partition by message.conversation_id order by message.created_at, message.seq
        rows unbounded preceding)
    ), marked as (
      update conversation_member member
      set read_seq = mark.place, read_said = mark.said, mailed_seq = least(member.mailed_seq, mark.place)
      from (
        select reader.conversation_id, reader.person_id, max(read.place) as place, max(read.said) as said
        from conversation_member reader join placed read on read.conversation_id = reader.conversation_id
        where not exists (
          select from placed unread
          where unread.conversation_id = reader.conversation_id and unread.place <= read.place
            and unread.seq > reader.read_seq and unread.sender_id <> reader.person_id)
        group by 1, 2
      ) mark
      where member.conversation_id = mark.conversation_id and member.person_id = mark.person_id
    ), answering as (
      update message set answers = answered.place
      from placed answered
      where answered.conversation_id = message.conversation_id and answered.seq = message.answers
    )
    select id, place, said from placed where seq <> place`.execute(tx)
  const moved = sql`jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as moved (id uuid, place int, said int)`
  // A number is held by one line at a time.
  await sql`update message set seq = -place, said = moved.said from ${moved} where message.id = moved.id`.execute(
    tx,
  )
  await sql`update message set seq = place from ${moved} where message.id = moved.id`.execute(tx)
  await sql`
    update conversation set last_at = newest.at
    from (
      select message.conversation_id as id, max(message.created_at) as at
      from message join conversation_member mine using (conversation_id)
      where mine.person_id = ${clientId} and mine.side = 'client'
      group by 1
    ) newest
    where conversation.id = newest.id and conversation.last_at <> newest.at`.execute(tx)
}
