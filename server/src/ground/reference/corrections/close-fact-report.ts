import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { closeReport } from './store.ts'

/** Closes a report that nothing was corrected for, with a reason for colleagues. */
export async function closeFactReport(
  { clock }: Context,
  tx: Tx,
  staffId: string,
  { id, reason }: { id: string; reason: string },
) {
  const closed = await closeReport(tx, id, reason, { closed_at: clock.now(), closed_by: staffId })
  if (!closed) throw new Refusal('not_found')
  return closed
}
