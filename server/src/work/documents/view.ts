import { documentStatus } from '@sojourn/contract/calls/status'
import type { DocumentOpening, DocumentVersion, OrderDocument } from '@sojourn/contract/work/documents'
import type { HeldOrder } from '../orders/hold-order.ts'
import { mayOpen, mayWith, type Side } from './policy.ts'
import type { DocumentRow, OpeningRow, VersionRow } from './store.ts'

interface Seen {
  side: Side
  personId: string
  order: HeldOrder['status']
}

export const viewDocument = (row: DocumentRow, versions: VersionRow[], seen: Seen): OrderDocument => ({
  uuid: row.id,
  name: row.name,
  mandatory: row.mandatory,
  given_by: row.given_by,
  asked_by: row.asked_by,
  status: [...documentStatus[row.status]],
  slug: row.status,
  reason: row.reason,
  versions: versions.map((version) => viewVersion(version, seen.personId)),
  may: mayWith(row, { ...seen, newest: versions[0] }),
  created_at: { date: row.created_at.toISOString() },
})

const viewVersion = (row: VersionRow, personId: string): DocumentVersion => ({
  number: row.number,
  file_name: row.file_name,
  media_type: row.media_type,
  size: row.size,
  scan: row.scan,
  may_open: mayOpen(row, personId),
  created_at: { date: row.created_at.toISOString() },
})

export const viewOpening = (row: OpeningRow): DocumentOpening => ({
  id: row.id,
  by: row.first_name === null ? null : `${row.first_name} ${row.last_name}`,
  is_own: row.viewer_id === row.owner_id,
  document: row.name,
  file_name: row.file_name,
  purpose: row.purpose,
  created_at: { date: row.created_at.toISOString() },
})
