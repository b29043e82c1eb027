import type { Context } from '../../context.ts'
import { writeAuditEntry } from '../../ground/audit/write-audit-entry.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { addCheck, findWaitingCheck } from './check-store.ts'
import { makeWhole } from './proof-store.ts'
import { viewCheck } from './view.ts'
import { watchLedger } from './watch-ledger.ts'

/** The check is of all the books. While one waits, asking again is asking for that one; its job is there again, should it have been lost. */
export function askForCheck(context: Context, actor: Person) {
  return transact(context, async (tx) => {
    const added = await addCheck(tx, { askedBy: actor.id, isWhole: true }, context.clock.now())
    if (!added) await makeWhole(tx)
    const check = await findWaitingCheck(tx)
    // It was done in this very moment.
    if (!check) throw new Refusal('overloaded', { retryAfterSeconds: 1 })
    await context.jobs.enqueue(tx, watchLedger, {}, { singleton: check.id })
    if (added)
      await writeAuditEntry(context, tx, {
        staff_id: actor.id,
        action: 'check_ledger',
        subject_id: actor.id,
        details: {},
      })
    return viewCheck(check)
  })
}
