import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { readDocumentId, readDraft, sentAnswers } from './answers.ts'
import { reportDocument } from './documents/report-document.ts'
import { stepsOf } from './history-store.ts'
import { findVerification, type VerificationRow } from './verification-store.ts'
import { viewVerification } from './view.ts'

/** An agent's verification as they see it. */
export async function showVerification(context: Context, { id }: Pick<Person, 'id'>) {
  const db = context.tx ?? context.db
  const [row, events] = await Promise.all([findVerification(db, id), stepsOf(db, id)])
  if (!row) throw new Refusal('not_found')
  const paper = await reportDocument(context, db, documentOf(context, row))
  return viewVerification(context, row, events, paper)
}

/** The document not sent yet with what is typed beside it, else what was sent. */
function documentOf({ settings }: Pick<Context, 'settings'>, row: VerificationRow) {
  const draft = row.draft_file_id ? readDraft(settings, row) : {}
  const sent = sentAnswers(row)
  return {
    fileId: row.draft_file_id ?? row.file_id,
    name: `${row.own_first_name} ${row.own_last_name}`,
    type: draft.document_type ?? sent.document_type,
    birth: draft.dob ?? sent.dob,
    number: draft.document_id ?? (row.draft_file_id ? null : readDocumentId(settings, row)),
    expiry: draft.document_expires_on ?? (row.draft_file_id ? null : sent.document_expires_on),
    isOwner: true,
    mayConfirm: row.draft_file_id !== null,
  }
}
