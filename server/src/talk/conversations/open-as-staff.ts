import type { Context } from '../../context.ts'
import { writeAuditEntry } from '../../ground/audit/write-audit-entry.ts'
import { transact } from '../../platform/database/transact.ts'
import { noteFileView, openSealedFile } from '../../platform/files/sealed-files.ts'
import type { Person } from '../../platform/http/actor.ts'
import { notNow, Refusal } from '../../platform/refusal.ts'
import { findMessage } from './message-store.ts'
import { mayOpen } from './policy.ts'
import { conversationForStaff } from './read-as-staff.ts'
import { isInConflict } from './store.ts'

/** A file of a conversation our team may read: whoever sent it sees who opened it, and so does the audit log. */
export async function openAsStaff(context: Context, actor: Person, where: { id: string; messageId: string }) {
  const row = await conversationForStaff(context.db, actor, where.id)
  const message = await findMessage(context.db, where.messageId)
  if (message?.conversation_id !== row.id || !message.file_id || !message.sender_id)
    throw new Refusal('not_found')
  if (!mayOpen(message, actor.id)) throw notNow('This file is being checked for viruses, or it is gone.')
  const { file_id: fileId, sender_id: ownerId } = message
  const name = message.file_name ?? 'file'
  const purpose = (await isInConflict(context.db, row))
    ? 'Opened by our team for a conflict'
    : 'Opened by our team for a report'
  await transact(context, async (tx) => {
    await noteFileView(context, tx, {
      ownerId,
      fileId,
      viewerId: actor.id,
      purpose,
      orderId: row.order_id,
    })
    await writeAuditEntry(context, tx, {
      staff_id: actor.id,
      action: 'open_document',
      subject_id: ownerId,
      details: { purpose, ...(row.ref && { order: row.ref }), note: name },
    })
  })
  const content = await openSealedFile(context, fileId)
  if (!content) throw new Refusal('not_found')
  return { content, name }
}
