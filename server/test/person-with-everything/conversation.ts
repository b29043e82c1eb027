import { randomUUID } from 'node:crypto'
import type { Tx } from '../../src/platform/database/database.ts'

interface Wrote {
  order_id: string
  person_id: string
  now: Date
  word: string
  /** The other side answers, and this stays of it for a while. */
  other: { id: string; word: string; file_id: string }
}

/** They blocked the conversation. */
export async function addConversation(tx: Tx, { order_id, person_id, now, word, other }: Wrote) {
  const { id: conversation_id } = await tx
    .insertInto('conversation')
    .values({ order_id, last_seq: 3, said: 2, last_at: now, blocked_by: person_id, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('conversation_member')
    .values({ conversation_id, person_id, side: 'client', read_seq: 1, read_said: 1, read_at: now })
    .execute()
  const written = { conversation_id, seq: 1, said: 1, sender_id: person_id, sender_side: 'client' as const }
  const { id: message_id } = await tx
    .insertInto('message')
    .values({ ...written, client_id: randomUUID(), body: word, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('message_file')
    .values({
      ...{ message_id, file_id: randomUUID(), file_name: `${word}.pdf`, media_type: 'application/pdf' },
      ...{ size: 10, scan: 'unscanned', uploaded_by: person_id },
    })
    .execute()
  await tx
    .insertInto('message')
    .values({
      ...{ conversation_id, seq: 2, said: 1, sender_side: 'system', step: 'D1' },
      ...{ subject: other.word, created_at: now },
    })
    .execute()
  const answer = await tx
    .insertInto('message')
    .values({
      ...{ conversation_id, seq: 3, said: 2, sender_id: other.id, sender_side: 'agent' },
      ...{ client_id: randomUUID(), body: other.word, created_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('message_file')
    .values({
      ...{ message_id: answer.id, file_id: other.file_id, file_name: `${other.word}.pdf`, size: 10 },
      ...{ media_type: 'application/pdf', scan: 'unscanned', uploaded_by: other.id },
    })
    .execute()
  const { id: asked } = await tx
    .insertInto('conversation')
    .values({ last_at: now, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('question')
    .values({
      ...{ conversation_id: asked, client_id: person_id, agent_id: other.id, title: word, created_at: now },
      answers: JSON.stringify([{ question: 'Where do you live?', answer: word }]),
    })
    .execute()
  await tx
    .insertInto('quick_answer')
    .values({ agent_id: person_id, name: word, body: word, created_at: now, updated_at: now })
    .execute()
  await tx.insertInto('presence').values({ person_id, seen_at: now }).execute()
}
