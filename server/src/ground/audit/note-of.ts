import type { AuditAction } from '@sojourn/contract/ground/audit-words'
import type { Reader } from '../../platform/database/database.ts'
import { newestOfPayout } from './store.ts'

interface Asked {
  action: AuditAction
  payout: string
  /** The alert was about this one. */
  about: string | null
  /** Nothing was written down before. */
  since: Date
}

/** The note that somebody of our team wrote down with this act on a payout; null where there is none. */
export async function noteOf(db: Reader, asked: Asked) {
  const entry = await newestOfPayout(db, asked)
  if (!entry?.note) return null
  const { note, staff_id: uuid, first_name, last_name, created_at } = entry
  return {
    note,
    by: { uuid, full_name: `${first_name ?? ''} ${last_name ?? ''}`.trim() },
    at: created_at.toISOString(),
  }
}
