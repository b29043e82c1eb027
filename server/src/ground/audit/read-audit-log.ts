import type { Context } from '../../context.ts'
import { AgeCursor, decodeCursor, pageOf } from '../../platform/http/input/cursor.ts'
import { auditEntriesByAge } from './store.ts'
import { viewAuditEntry } from './view.ts'

interface Wanted {
  cursor?: string | undefined
  limit: number
  subject?: string | undefined
}

export async function readAuditLog({ db }: Context, { cursor, limit, subject }: Wanted) {
  const after = decodeCursor(cursor, AgeCursor)
  const rows = await auditEntriesByAge(db, { limit, after, subject })
  return pageOf(rows, limit, viewAuditEntry, (row) => [row.created_at.toISOString(), row.id])
}
