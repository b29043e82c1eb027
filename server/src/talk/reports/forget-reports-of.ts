import type { Tx } from '../../platform/database/database.ts'
import { forgetOwner, forgetReporter } from './store.ts'

/** Their account is deleted, on either side of a report. */
export async function forgetReportsOf(tx: Tx, id: string, email: string | null) {
  await forgetReporter(tx, id, email)
  await forgetOwner(tx, id)
}
