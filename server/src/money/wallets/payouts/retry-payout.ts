import type { Context } from '../../../context.ts'
import { writeAuditEntry } from '../../../ground/audit/write-audit-entry.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { notNow, Refusal } from '../../../platform/refusal.ts'
import { lockPayout } from './payout-store.ts'
import { requestPayout } from './request-payout.ts'
import { showStaffPayout } from './staff-payouts.ts'
import { mayOf } from './view-staff-payout.ts'

/** A new payout of the same amount, to the account the agent has by now; once for each that failed. */
export const retryPayout = (context: Context, actor: Person, id: string) =>
  transact(context, async (tx) => {
    const failed = await lockPayout(tx, id)
    if (!failed) throw new Refusal('not_found')
    if (failed.agent_id === actor.id) throw notNow('This is your own payout. Please ask a colleague.')
    if (!mayOf(failed, actor.id, context.processor.name).includes('retry'))
      throw new Refusal('not_now', { message: 'Only a payout that failed can be tried again.' })
    const { agent_id: agentId, amount, currency } = failed
    const payout = await requestPayout(context, tx, {
      agentId,
      amount,
      currency,
      askedBy: 'staff',
      retryOf: id,
      by: context.by,
    })
    if (!payout) throw new Refusal('not_now', { message: 'This payout was tried again already.' })
    await writeAuditEntry(context, tx, {
      staff_id: actor.id,
      action: 'retry_payout',
      subject_id: agentId,
      details: { payout: failed.ref },
    })
    return showStaffPayout({ ...context, db: tx }, actor, payout.id)
  })
