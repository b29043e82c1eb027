import type { Context } from '../../../context.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { readDocumentId } from '../answers.ts'
import { reportDocument } from '../documents/report-document.ts'
import { stepsOf } from '../history-store.ts'
import {
  documentViewsOf,
  findVerification,
  hasOpenedFile,
  othersWithItsDocument,
} from '../verification-store.ts'
import { viewCase } from './staff-view.ts'

const NEWEST_VIEWS = 20

/** A verification as staff sees it. What was never sent is nobody's business. */
export async function showCase(context: Context, actor: Person, agentId: string) {
  const { db } = context
  const row = await findVerification(db, agentId)
  if (!row?.submitted_at) throw new Refusal('not_found')
  const [events, views, others, isOpened, paper] = await Promise.all([
    stepsOf(db, agentId),
    documentViewsOf(db, agentId, { limit: NEWEST_VIEWS, after: null }),
    othersWithItsDocument(db, agentId),
    row.file_id && hasOpenedFile(db, { ownerId: agentId, fileId: row.file_id, viewerId: actor.id }),
    reportDocument(context, db, {
      fileId: row.file_id,
      name: `${row.first_name ?? row.own_first_name} ${row.last_name ?? row.own_last_name}`,
      type: row.document_type,
      birth: row.dob,
      number: readDocumentId(context.settings, row),
      expiry: row.document_expires_on,
      isOwner: false,
      mayConfirm: false,
    }),
  ])
  return viewCase(context, actor, row, {
    events,
    views: views.slice(0, NEWEST_VIEWS),
    others,
    isOpened: isOpened === true,
    paper,
  })
}
