import type { Reader } from '../../platform/database/database.ts'
import { conversationPath } from './conversation-path.ts'
import { findMessage } from './message-store.ts'
import { type ConversationRow, findConversation, findMember } from './store.ts'
import { wordsOf } from './view.ts'

/** Whoever a message was not written to cannot know of it. */
export async function messageForReport(db: Reader, id: string, reporterId?: string | null) {
  const message = await findMessage(db, id)
  const conversation = message && (await findConversation(db, message.conversation_id))
  if (!conversation || !message.sender_id) return null
  const path = await pathFor(db, conversation, reporterId)
  if (!path) return null
  const { title, ref } = conversation
  return {
    title: [title, ref].filter(Boolean).join(', '),
    text: message.file_name ?? message.body ?? wordsOf(message, { side: 'staff' }),
    ownerId: message.deleted_at ? null : message.sender_id,
    path,
    message: { conversation: conversation.id, seq: message.seq, at: message.created_at },
    isHidden: message.hidden_at !== null,
    isShown: true,
  }
}

async function pathFor(db: Reader, { id, order_id }: ConversationRow, reporterId: string | null | undefined) {
  const where = { order_id, conversation_id: id }
  if (reporterId === undefined) return conversationPath('staff', where)
  const member = reporterId && (await findMember(db, id, reporterId))
  return member && conversationPath(member.side, where)
}
