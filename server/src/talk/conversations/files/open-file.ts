import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { noteFileView, openSealedFile } from '../../../platform/files/sealed-files.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { conversationOf } from '../find-own.ts'
import { findMessage } from '../message-store.ts'
import { mayOpen } from '../policy.ts'

/** Nobody reads a byte before it is written down that they do. */
export async function openFile(context: Context, actor: Person, where: { id: string; messageId: string }) {
  const { row } = await conversationOf(context.db, actor, where.id)
  const message = await findMessage(context.db, where.messageId)
  if (message?.conversation_id !== row.id || !message.file_id || !message.is_there)
    throw new Refusal('not_found')
  if (!mayOpen(message, actor.id))
    throw new Refusal('not_now', {
      message: 'This file is being checked for viruses. Please try again in a moment.',
    })
  const { file_id: fileId, sender_id: ownerId, file_name: name } = message
  if (!ownerId) throw new Refusal('not_found')
  const purpose = ownerId === actor.id ? 'Opened by its owner' : 'Opened in the conversation'
  await transact(context, (tx) =>
    noteFileView(context, tx, {
      ownerId,
      fileId,
      viewerId: actor.id,
      purpose,
      orderId: row.order_id,
    }),
  )
  const content = await openSealedFile(context, fileId)
  if (!content) throw new Refusal('not_found')
  return { content, name: name ?? 'file' }
}
