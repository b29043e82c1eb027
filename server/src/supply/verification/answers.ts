import { createHmac } from 'node:crypto'
import type { Answer, VerificationDraft } from '@sojourn/contract/supply/verification'
import { deriveKey } from '../../platform/secrets/derive-key.ts'
import { seal, unsealIfPossible } from '../../platform/secrets/sealed.ts'
import type { SealedColumn } from '../../platform/secrets/sealed-store.ts'
import type { Settings } from '../../settings/settings.ts'

export const sealedAnswers: SealedColumn = {
  table: 'verification',
  id: 'agent_id',
  column: 'sealed_draft',
  ownerOf: (agentId) => `verification-draft:${agentId}`,
}

export const sealedDocumentIds: SealedColumn = {
  table: 'verification',
  id: 'agent_id',
  column: 'sealed_document_id',
  ownerOf: (agentId) => `document-id:${agentId}`,
}

/** A draft lies sealed until it is sent, and the number of the document after it too. */
export const sealDraft = (settings: Settings, agentId: string, draft: VerificationDraft) =>
  seal(settings, sealedAnswers.ownerOf(agentId), Buffer.from(JSON.stringify(draft)))

/** Empty when it was sealed by a secret that is gone. */
export function readDraft(
  settings: Settings,
  { agent_id, sealed_draft }: { agent_id: string; sealed_draft: Buffer | null },
): VerificationDraft {
  if (!sealed_draft) return {}
  const draft = unsealIfPossible(settings, sealedAnswers.ownerOf(agent_id), sealed_draft)
  return draft ? JSON.parse(draft.toString()) : {}
}

export const sealDocumentId = (settings: Settings, agentId: string, documentId: string) =>
  seal(settings, sealedDocumentIds.ownerOf(agentId), Buffer.from(documentId))

export const readDocumentId = (
  settings: Settings,
  { agent_id, sealed_document_id }: { agent_id: string; sealed_document_id: Buffer | null },
) =>
  sealed_document_id &&
  (unsealIfPossible(settings, sealedDocumentIds.ownerOf(agent_id), sealed_document_id)?.toString() ?? null)

interface Papers {
  type: string
  country: string
  number: string
}

/** The same for the same document, however its number is typed; without our key it tells nothing of it. */
export const markOfDocument = (settings: Settings, { type, country, number }: Papers) =>
  createHmac('sha256', deriveKey(settings, 'document marks'))
    .update(
      `${type} ${country} ${number
        .normalize('NFKC')
        .toUpperCase()
        .replaceAll(/[\s\p{Dash}]/gu, '')}`,
    )
    .digest()

/** All but the last three characters hidden; what is hardly longer is hidden whole. */
export const maskDocumentId = (documentId: string) =>
  documentId.length < 6 ? '••••••' : `••••••${documentId.slice(-3)}`

/** The number of the document is never told again. */
export const sentAnswers = (row: SentColumns): Record<Answer, string | null> => ({
  country: row.country_iso,
  state: row.state,
  city: row.city,
  altCity: row.alt_city,
  postal_code: row.postal_code,
  address: row.street,
  dob: row.dob,
  gender: row.gender,
  document_type: row.document_type,
  document_country: row.document_country,
  document_id: null,
  document_expires_on: row.document_expires_on,
})

interface SentColumns {
  country_iso: string | null
  state: string | null
  city: string | null
  alt_city: string | null
  postal_code: string | null
  street: string | null
  dob: string | null
  gender: string | null
  document_type: string | null
  document_country: string | null
  document_expires_on: string | null
}
