import type { Reader } from '../../../platform/database/database.ts'
import { findLegalHold } from './legal-hold-store.ts'

/** It is null where it is not. */
export async function legalHoldOf(db: Reader, orderId: string) {
  const row = await findLegalHold(db, orderId)
  if (!row) return null
  return {
    reason: row.reason,
    by: { uuid: row.id, fullname: `${row.first_name} ${row.last_name}` },
    created_at: row.created_at.toISOString(),
  }
}
