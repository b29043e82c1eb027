import { identityFile } from '@sojourn/contract/calls/file'
import type { Judged, Missing, VerificationDraft } from '@sojourn/contract/supply/verification'
import { askedOf, hasNewName, hasNewPhoto, labelOf, reasonsOf } from './asked-of.ts'
import { whatIsWrong } from './check-answers.ts'
import type { VerificationRow } from './verification-store.ts'

const LOCATION = ['country', 'state', 'city', 'postal_code', 'address']

const stepOf = (field: Judged): Missing['step'] => {
  if (field === 'name' || field === 'photo') return 'profile'
  return LOCATION.includes(field) ? 'location' : 'identification'
}

/** Each item says where it is settled. */
export function whatIsMissing(row: VerificationRow, draft: VerificationDraft): Missing[] {
  const missing: Missing[] = []
  if (!row.email_verified_at)
    missing.push({ item: 'email', sentence: 'verify your email', step: 'email', is_required: true })
  // Whoever is verified may send a new document and need not.
  if (labelOf(row) !== 'verified')
    for (const field of askedOf(row)) {
      const sentence = missingOf(field, row, draft)
      if (sentence) missing.push({ item: field, sentence, step: stepOf(field), is_required: true })
    }
  if (row.licence_notice && !row.has_licence)
    missing.push({
      item: 'licence',
      sentence: `add your licence: ${row.home_name} requires one`,
      step: 'business',
      is_required: false,
    })
  return missing
}

function missingOf(field: Judged, row: VerificationRow, draft: VerificationDraft): string | null {
  const reason = reasonsOf(row)[field]
  if (field === 'name') return hasNewName(row) ? null : (reason ?? null)
  if (field === 'photo') return hasNewPhoto(row) ? null : (reason ?? null)
  if (field === 'document') return row.draft_file_id ? null : (reason ?? identityFile.messages.missing)
  if (draft[field] == null) return reason ?? whatIsWrong(field, undefined)
  return whatIsWrong(field, draft[field])
}
