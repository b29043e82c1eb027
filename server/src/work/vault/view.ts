import type { PaperReport } from '@sojourn/contract/ground/papers'
import type { FileVersion } from '@sojourn/contract/work/documents'
import type { VaultHandOver, VaultOpening, VaultPaper } from '@sojourn/contract/work/vault'
import type { CopyRow } from '../documents/list-copies-of-vault.ts'
import { currentOf } from './current-version.ts'
import type { OpeningRow, PaperRow, VersionRow } from './store.ts'

interface Beside {
  versions: VersionRow[]
  reports: ReadonlyMap<string, PaperReport>
  copies: CopyRow[]
}

export function viewPaper(row: PaperRow, { versions, reports, copies }: Beside): VaultPaper {
  const current = currentOf(versions)
  return {
    uuid: row.id,
    kind: row.kind,
    name: row.name,
    expires_on: current?.expires_on ?? null,
    expiry_from: current?.expiry_from ?? null,
    versions: versions.map(viewVersion),
    paper: (current && reports.get(current.file_id)) ?? null,
    given_to: versions.flatMap(({ id, number }) =>
      copies
        .filter(({ vault_version_id }) => vault_version_id === id)
        .map((copy) => viewHandOver(copy, number)),
    ),
    created_at: { date: row.created_at.toISOString() },
  }
}

export const mayOpen = ({ is_there, scan }: Pick<VersionRow, 'is_there' | 'scan'>) =>
  is_there && scan !== 'infected'

const viewVersion = (row: VersionRow): FileVersion => ({
  number: row.number,
  file_name: row.file_name,
  media_type: row.media_type,
  size: row.size,
  scan: row.scan,
  may_open: mayOpen(row),
  created_at: { date: row.created_at.toISOString() },
})

const viewHandOver = (row: CopyRow, version: number): VaultHandOver => ({
  order: row.order_id,
  ref: row.ref,
  title: row.title,
  document: row.document_id,
  document_name: row.name,
  version,
  is_in_reach: row.is_in_reach,
})

export const viewOpening = (row: OpeningRow): VaultOpening => ({
  id: row.id,
  is_own: row.viewer_id === row.owner_id,
  is_machine: row.viewer_id === null,
  paper: row.paper,
  file_name: row.file_name,
  purpose: row.purpose,
  created_at: { date: row.created_at.toISOString() },
})
