import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { reportGone } from './report-mails.ts'
import { forgetOwner, forgetReporter, undecidedOfOwner } from './store.ts'
import { writeToSide } from './write-to-side.ts'

/** Their account is deleted, on either side of a report. Whoever waits for a decision is told that none will come. */
export async function forgetReportsOf(context: Context, tx: Tx, id: string, email: string | null) {
  await forgetReporter(tx, id, email)
  for (const report of await undecidedOfOwner(tx, id))
    await writeToSide(context, tx, report, 'reporter', reportGone(report))
  await forgetOwner(tx, id)
}
