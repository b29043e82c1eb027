import type { Context } from '../../../context.ts'
import { writeAuditEntry } from '../../../ground/audit/write-audit-entry.ts'
import { transact } from '../../../platform/database/transact.ts'
import { noteFileView, openSealedFile } from '../../../platform/files/sealed-files.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { hasClaim } from '../staff/claim-policy.ts'
import { findVerification } from '../verification-store.ts'

/** They open the one not sent yet, else the one that was. */
export async function openOwnDocument(context: Context, actor: Person) {
  const verification = await findVerification(context.db, actor.id)
  return open(context, {
    ownerId: actor.id,
    viewerId: actor.id,
    fileId: verification?.draft_file_id ?? verification?.file_id,
    purpose: 'Opened by its owner',
  })
}

/** The document of a case one has taken, and of no other. */
export async function openDocumentOfCase(context: Context, actor: Person, agentId: string) {
  const verification = await findVerification(context.db, agentId)
  if (!verification?.submitted_at) throw new Refusal('not_found')
  if (!hasClaim(verification, actor, context.clock))
    throw new Refusal('not_now', { message: 'Please claim this case before you open its document.' })
  return open(context, {
    ownerId: agentId,
    viewerId: actor.id,
    fileId: verification.file_id,
    purpose: 'Identity check',
    isStaff: true,
  })
}

interface Opening {
  ownerId: string
  viewerId: string
  fileId: string | null | undefined
  purpose: string
  isStaff?: boolean
}

/** Nobody reads a byte before it is written down that they do. */
async function open(context: Context, { ownerId, viewerId, fileId, purpose, isStaff = false }: Opening) {
  if (!fileId) throw new Refusal('not_found')
  await transact(context, async (tx) => {
    await noteFileView(context, tx, { ownerId, fileId, viewerId, purpose })
    if (isStaff)
      await writeAuditEntry(context, tx, {
        staff_id: viewerId,
        action: 'open_document',
        subject_id: ownerId,
        details: { purpose },
      })
  })
  const content = await openSealedFile(context, fileId)
  if (!content) throw new Refusal('not_found')
  return content
}
