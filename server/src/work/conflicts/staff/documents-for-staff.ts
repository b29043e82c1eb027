import type { StaffDocument } from '@sojourn/contract/work/case-files'
import type { Context } from '../../../context.ts'
import { writeAuditEntry } from '../../../ground/audit/write-audit-entry.ts'
import type { Reader } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { noteFileView, openSealedFile } from '../../../platform/files/sealed-files.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { notNow, Refusal } from '../../../platform/refusal.ts'
import { type FileOfOrder, filesOfOrder } from '../../documents/case-files/files-of-order.ts'
import { conflictForStaff } from '../store.ts'
import { claimerOf } from './claim-policy.ts'

export async function listConflictDocuments({ db }: Context, id: string): Promise<StaffDocument[]> {
  return (await filesIn(db, id)).files.map(view)
}

/** Only who has claimed the conflict opens one; its owner sees that, and so does the audit log. */
export async function openConflictDocument(context: Context, actor: Person, id: string, fileId: string) {
  const { conflict, files } = await filesIn(context.db, id)
  const file = files.find(({ file_id }) => file_id === fileId)
  if (!file) throw new Refusal('not_found')
  if (conflict.status === 'closed' || claimerOf(conflict, context.clock) !== actor.id)
    throw notNow('Please claim this conflict before you open its documents.')
  if (!file.may_open) throw notNow('This file is being checked for viruses, or it is gone.')
  const purpose = 'Opened by our team for a conflict'
  await transact(context, async (tx) => {
    await noteFileView(context, tx, {
      ownerId: file.uploaded_by,
      fileId,
      viewerId: actor.id,
      purpose,
      orderId: conflict.order_id,
    })
    await writeAuditEntry(context, tx, {
      staff_id: actor.id,
      action: 'open_document',
      subject_id: file.uploaded_by,
      details: { purpose, conflict: id, note: file.file_name },
    })
  })
  const content = await openSealedFile(context, fileId)
  if (!content) throw new Refusal('not_found')
  return { content, name: file.file_name }
}

async function filesIn(db: Reader, id: string) {
  const conflict = await conflictForStaff(db, id)
  if (!conflict) throw new Refusal('not_found')
  const files = await filesOfOrder(db, { id: conflict.order_id, clientId: conflict.client_id })
  return { conflict, files: files.filter(({ kind, of }) => kind !== 'evidence' || of === id) }
}

const view = (file: FileOfOrder): StaffDocument => ({
  id: file.file_id,
  name: file.name,
  by: file.by,
  kind: file.kind,
  file_name: file.file_name,
  media_type: file.media_type,
  size: file.size,
  may_open: file.may_open,
  created_at: { date: file.created_at.toISOString() },
})
