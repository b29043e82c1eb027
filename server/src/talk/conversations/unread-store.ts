import type { Reader } from '../../platform/database/database.ts'
import type { MessageRow } from './message-store.ts'

/** Both sides but the writer, where this is the first message of the other they have not read. */
export const unreadSince = (db: Reader, { id, conversation_id, seq, sender_id }: MessageRow) =>
  db
    .selectFrom('conversation_member as member')
    .innerJoin('conversation', 'conversation.id', 'member.conversation_id')
    .innerJoin('client_order', 'client_order.id', 'conversation.order_id')
    .innerJoin('person', 'person.id', 'member.person_id')
    .select([
      'member.person_id',
      'member.side',
      'person.email',
      'client_order.id as order_id',
      'client_order.ref',
    ])
    .where('member.conversation_id', '=', conversation_id)
    .where('member.side', 'in', ['client', 'agent'])
    .where('member.left_at', 'is', null)
    .where('member.person_id', '<>', sender_id)
    .where('member.read_seq', '<', seq)
    .where('person.deleted_at', 'is', null)
    .where('person.email_verified_at', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('message')
            .select('message.id')
            .where('message.conversation_id', '=', conversation_id)
            .where('message.id', '<>', id)
            .where('message.sender_id', 'is not', null)
            .whereRef('message.sender_id', '<>', 'member.person_id')
            .whereRef('message.seq', '>', 'member.read_seq')
            .where('message.seq', '<', seq),
        ),
      ),
    )
    .execute()
