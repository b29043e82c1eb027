import type { Context } from '../../../context.ts'
import { writeAuditEntry } from '../../../ground/audit/write-audit-entry.ts'
import { transact } from '../../../platform/database/transact.ts'
import { noteFileView } from '../../../platform/files/sealed-files.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findAttachment } from '../files/attachment-store.ts'
import { openPassed } from '../files/open-attachment.ts'
import { showArticleCase } from './show-article-case.ts'

interface Where {
  id: string
  attachmentId: string
}

/** Our team opens what was sent and what readers have, and no other file; its owner sees that, and so does the audit log. */
export async function openArticleFileAsStaff(context: Context, actor: Person, { id, attachmentId }: Where) {
  const { sent, live } = await showArticleCase(context, id)
  const shown = [...sent.attachments, ...(live?.attachments ?? [])]
  const file = shown.some((one) => one.id === attachmentId)
    ? await findAttachment(context.db, attachmentId)
    : undefined
  if (!file) throw new Refusal('not_found')
  const opened = await openPassed(context, file)
  const purpose = 'Opened by our team to check an article'
  await transact(context, async (tx) => {
    await noteFileView(context, tx, {
      ownerId: file.agent_id,
      fileId: file.file_id,
      viewerId: actor.id,
      purpose,
    })
    await writeAuditEntry(context, tx, {
      staff_id: actor.id,
      action: 'open_document',
      subject_id: file.agent_id,
      details: { purpose, article: id, note: file.file_name },
    })
  })
  return opened
}
