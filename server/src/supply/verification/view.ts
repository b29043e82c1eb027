import { verificationLabel, verificationLevel, verificationStatus } from '@sojourn/contract/calls/status'
import type { Status } from '@sojourn/contract/calls/status-pair'
import type { PaperReport } from '@sojourn/contract/ground/papers'
import type {
  DocumentView,
  HistoryEntry,
  LabelSlug,
  Verification,
} from '@sojourn/contract/supply/verification'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { may } from '../../platform/states/machine.ts'
import { maskDocumentId, readDocumentId, readDraft, sentAnswers } from './answers.ts'
import { askedOf, labelOf, listReasons, triesOf } from './asked-of.ts'
import { answersTo } from './check-answers.ts'
import type { StepRow } from './history-store.ts'
import { maySend, triesLeft, verificationMachine } from './verification-state.ts'
import type { VerificationRow, ViewRow } from './verification-store.ts'
import { whatIsMissing } from './what-is-missing.ts'

export function viewLabel(slug: LabelSlug) {
  const [code, label] = verificationLabel[slug]
  return { code, label, slug }
}

export const viewLevel = (verifiedAt: Date | null): Status => [
  ...(verifiedAt ? verificationLevel.verified : verificationLevel.unverified),
]

const STATUS = {
  unverified: null,
  in_progress: 'pending',
  verified: 'verified',
  failed: 'failed',
  expired: 'verified',
} as const

export function viewStatus(label: LabelSlug): Status | null {
  const status = STATUS[label]
  return status && [...verificationStatus[status]]
}

export function viewVerification(
  { settings }: Pick<Context, 'settings'>,
  row: VerificationRow,
  events: StepRow[],
  paper: PaperReport | null,
): z.input<typeof Verification> {
  const label = labelOf(row)
  const asked = askedOf(row)
  const draft = readDraft(settings, row)
  const sent = sentAnswers(row)
  const documentId = readDocumentId(settings, row)
  for (const answer of answersTo(asked)) if (draft[answer] !== undefined) sent[answer] = draft[answer]
  return {
    status: viewStatus(label),
    label: viewLabel(label),
    level: viewLevel(row.verified_at),
    level_until: row.verified_at ? (row.counts_until?.toISOString() ?? null) : null,
    answers: sent,
    document_id_masked: documentId && maskDocumentId(documentId),
    document: viewFile(row, paper),
    draft_saved_at: row.draft_saved_at?.toISOString() ?? null,
    asked_for: asked,
    may: mayOf(row),
    missing: whatIsMissing(row, draft),
    reasons: label === 'failed' ? listReasons(row) : [],
    is_final: label === 'failed' && row.is_final === true,
    reason: label === 'failed' ? row.reason : null,
    tries_left: triesLeft(triesOf(row)),
    submitted_at: row.submitted_at?.toISOString() ?? null,
    decided_at: row.decided_at?.toISOString() ?? null,
    valid_until: row.valid_until,
    history: events.map(viewEvent),
  }
}

/** After the last try, only support opens the way again. */
const mayOf = (row: VerificationRow) =>
  maySend(triesOf(row)) ? may(verificationMachine, labelOf(row), 'agent') : []

function viewFile(row: VerificationRow, paper: PaperReport | null): z.input<typeof Verification>['document'] {
  if (row.draft_file_at && row.draft_file_size !== null)
    return { size: row.draft_file_size, uploaded_at: row.draft_file_at.toISOString(), is_draft: true, paper }
  if (row.file_at && row.file_size !== null)
    return { size: row.file_size, uploaded_at: row.file_at.toISOString(), is_draft: false, paper }
  return null
}

/** The name of the one who did it stays with our team. */
export const viewEvent = (event: StepRow): z.input<typeof HistoryEntry> => ({
  from: event.from_label as LabelSlug,
  to: event.to_label as LabelSlug,
  by: event.actor_mode as 'agent' | 'staff' | 'system',
  reasons: listReasons(event),
  reason: event.reason,
  is_final: event.is_final === true,
  created_at: { date: event.created_at.toISOString() },
})

export const viewDocumentView = (row: ViewRow): z.input<typeof DocumentView> => ({
  id: row.id,
  by: row.viewer_first_name,
  is_machine: row.viewer_id === null,
  is_own: row.viewer_id === row.owner_id,
  purpose: row.purpose,
  created_at: { date: row.created_at.toISOString() },
})
