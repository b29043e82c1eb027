import { documentStatus } from '@sojourn/contract/calls/status'
import type { PaperReport } from '@sojourn/contract/ground/papers'
import type { DocumentOpening, DocumentVersion, OrderDocument } from '@sojourn/contract/work/documents'
import type { HeldOrder } from '../orders/hold-order.ts'
import { hasLeft, mayOpenVersion, mayWith, type Side } from './policy.ts'
import type { DocumentRow, OpeningRow, VersionRow } from './store.ts'

interface Seen {
  side: Side
  personId: string
  order: HeldOrder['status']
  reports: ReadonlyMap<string, PaperReport>
}

export const viewDocument = (row: DocumentRow, versions: VersionRow[], seen: Seen): OrderDocument => ({
  uuid: row.id,
  name: row.name,
  mandatory: row.mandatory,
  person: row.person,
  given_by: row.given_by,
  asked_by: row.asked_by,
  status: [...documentStatus[row.status]],
  slug: row.status,
  reason: row.reason,
  versions: versions.map((version, index) => viewVersion(row, version, seen, index === 0)),
  may: mayWith(row, { ...seen, newest: versions[0] }),
  created_at: { date: row.created_at.toISOString() },
})

const viewVersion = (
  document: DocumentRow,
  row: VersionRow,
  { personId, reports }: Seen,
  isNewest: boolean,
): DocumentVersion => ({
  number: row.number,
  file_name: row.file_name,
  media_type: row.media_type,
  size: row.size,
  scan: row.scan,
  may_open: mayOpenVersion(document, row, personId),
  is_from_vault: row.vault_version_id !== null,
  has_left: hasLeft(document, row),
  paper: (isNewest && isKnownTo(personId, document, row) && reports.get(row.file_id)) || null,
  created_at: { date: row.created_at.toISOString() },
})

const isKnownTo = (personId: string, document: DocumentRow, row: VersionRow) =>
  row.uploaded_by === personId || !hasLeft(document, row)

export const viewOpening = (row: OpeningRow): DocumentOpening => ({
  id: row.id,
  by: row.first_name === null ? null : `${row.first_name} ${row.last_name}`,
  is_own: row.viewer_id === row.owner_id,
  is_machine: row.viewer_id === null,
  document: row.name,
  file_name: row.file_name,
  purpose: row.purpose,
  created_at: { date: row.created_at.toISOString() },
})
