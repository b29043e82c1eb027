import type { CaseFile } from '@sojourn/contract/work/case-files'
import { mayOpen } from '../policy.ts'
import type { CaseFileRow } from './case-file-store.ts'

export const viewCaseFile = (row: CaseFileRow, personId: string): CaseFile => ({
  id: row.id,
  purpose: row.purpose,
  of: row.subject_id,
  by: sideOfFile(row),
  file_name: row.file_name,
  media_type: row.media_type,
  size: row.size,
  scan: row.scan,
  may: [
    ...(mayOpen(row, personId) ? (['open'] as const) : []),
    ...(mayRemove(row, personId) ? (['remove'] as const) : []),
  ],
  created_at: { date: row.created_at.toISOString() },
})

export const sideOfFile = ({
  uploaded_by,
  client_id,
}: Pick<CaseFileRow, 'uploaded_by' | 'client_id'>): 'client' | 'agent' =>
  uploaded_by === client_id ? 'client' : 'agent'

/** Only what nobody was sent yet. */
export const mayRemove = ({ purpose, subject_id, uploaded_by }: CaseFileRow, personId: string) =>
  purpose === 'completion' && subject_id === null && uploaded_by === personId
