import { sql } from 'kysely'
import type { Reader } from '../../platform/database/database.ts'
import { like } from '../../platform/database/like.ts'

interface FoundMessageRow {
  id: string
  seq: number
  conversation_id: string
  order_id: string | null
  title: string
  words: string
}

interface Sought {
  personId: string
  side: 'client' | 'agent'
  words: readonly string[]
  limit: number
}

/** Only the newest messages of each conversation are read, and only the newest conversations: a search stays short. */
const MOST_CONVERSATIONS = 40
const MOST_MESSAGES = 400

/** The newest comes first, of the newest conversations. */
export async function newestMessagesWith(db: Reader, { personId, side, words, limit }: Sought) {
  const isFound = words.map((word) => sql<boolean>`unaccent(said.words) ilike unaccent(${like(word)})`)
  const { rows } = await sql<FoundMessageRow>`
    with own as (
      select conversation.id, conversation.order_id, conversation.last_seq
      from conversation_member member join conversation on conversation.id = member.conversation_id
      where member.person_id = ${personId} and member.side = ${side} and member.left_at is null
      order by conversation.last_at desc, conversation.id desc limit ${MOST_CONVERSATIONS}
    )
    select said.id, said.seq, own.id as conversation_id, own.order_id,
      coalesce(client_order.title, question.title) as title, said.words
    from own left join client_order on client_order.id = own.order_id
    left join question on question.conversation_id = own.id
    cross join lateral (
      select message.id, message.seq, message.created_at, coalesce(message.body, file.file_name) as words
      from message left join message_file file on file.message_id = message.id
      where message.conversation_id = own.id and message.seq > own.last_seq - ${MOST_MESSAGES}
        and message.hidden_at is null and message.step is null
    ) said
    where ${sql.join(isFound, sql` and `)}
    order by said.created_at desc, said.id desc limit ${limit}`.execute(db)
  return rows
}
