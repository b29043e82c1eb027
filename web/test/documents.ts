import { documentStatus } from '@sojourn/contract/calls/status'
import type { CaseFile } from '@sojourn/contract/work/case-files'
import type { DocumentVersion, OrderDocument, OrderDocuments } from '@sojourn/contract/work/documents'
import { AT } from './paid-order.ts'

export const DOCUMENT = '0190a0a0-0000-7000-8000-0000000000e1'
export const FILE = '0190a0a0-0000-7000-8000-0000000000e2'

export const aVersion = (changes: Partial<DocumentVersion> = {}): DocumentVersion => ({
  number: 1,
  file_name: 'passport.pdf',
  media_type: 'application/pdf',
  size: 82_000,
  scan: 'clean',
  may_open: true,
  is_from_vault: false,
  has_left: false,
  paper: null,
  created_at: { date: AT },
  ...changes,
})

/** A passport the service asks its client for. */
export const aDocument = (changes: Partial<OrderDocument> = {}): OrderDocument => {
  const slug = changes.slug ?? 'waiting'
  return {
    uuid: DOCUMENT,
    name: 'Passport',
    mandatory: true,
    person: null,
    given_by: 'client',
    asked_by: 'service',
    status: [...documentStatus[slug]],
    slug,
    reason: null,
    versions: [],
    may: [],
    created_at: { date: AT },
    ...changes,
  }
}

export const documents = (...items: OrderDocument[]): OrderDocuments => ({ items, may: [] })

export const aCaseFile = (changes: Partial<CaseFile> = {}): CaseFile => ({
  id: FILE,
  purpose: 'completion',
  of: null,
  by: 'agent',
  file_name: 'receipt.pdf',
  media_type: 'application/pdf',
  size: 82_000,
  scan: 'clean',
  may: [],
  created_at: { date: AT },
  ...changes,
})
