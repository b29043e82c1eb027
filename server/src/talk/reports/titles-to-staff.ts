import type { Reader } from '../../platform/database/database.ts'
import { reportsById } from './store.ts'
import { titleToStaff } from './view.ts'

/** Our team calls each of these reports so, by its id. */
export async function titlesToStaff(db: Reader, ids: readonly string[]) {
  const rows = ids.length > 0 ? await reportsById(db, ids) : []
  return new Map(rows.map((row) => [row.id, titleToStaff(row)]))
}
