import type { Context } from '../../../context.ts'
import { writeAuditEntry } from '../../../ground/audit/write-audit-entry.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { notNow, Refusal } from '../../../platform/refusal.ts'
import { labelOf, listReasons, triesOf } from '../asked-of.ts'
import { triesLeft } from '../verification-state.ts'
import { changeVerification, lockVerification } from '../verification-store.ts'

/** Support does it for somebody whose tries are used up, or who was refused for good by mistake. */
export const grantTry = (context: Context, actor: Person, agentId: string) =>
  transact(context, async (tx) => {
    const verification = await lockVerification(tx, agentId)
    if (!verification?.submitted_at) throw new Refusal('not_found')
    if (agentId === actor.id) throw notNow('This is your own verification. Please ask a colleague.')
    if (labelOf(verification) !== 'failed' || triesLeft(triesOf(verification)) > 0)
      throw new Refusal('not_now', { message: 'This agent does not need another attempt.' })
    const tries_allowed = (verification.tries ?? 0) + 1
    await changeVerification(tx, agentId, { is_final: false, tries_allowed })
    const entry = await writeAuditEntry(context, tx, {
      staff_id: actor.id,
      action: 'grant_verification_try',
      subject_id: agentId,
      details: {},
    })
    // A verification that was revoked has no field that failed: all of it is asked for again.
    const along = { everything: listReasons(verification).length === 0 }
    await tell(context, tx, { fact: 'verification_try_granted', agent: agentId, entry: entry.id, along })
  })
