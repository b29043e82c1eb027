import { formatClock } from '@sojourn/contract/dates/clocks'
import type { Context } from '../../../context.ts'
import { writeAuditEntry } from '../../../ground/audit/write-audit-entry.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { claim, lockVerification, release } from '../verification-store.ts'
import { claimEnds, hasClaim, isClaimed, lapsedBefore } from './claim-policy.ts'

/** Takes a case for half an hour, so that no two look at the same papers; taken again, it stays longer. */
export async function claimVerification(context: Context, actor: Person, agentId: string) {
  const now = context.clock.now()
  await transact(context, async (tx) => {
    const verification = await lockVerification(tx, agentId)
    if (!verification?.submitted_at) throw new Refusal('not_found')
    if (agentId === actor.id)
      throw new Refusal('not_now', { message: 'You cannot check your own verification.' })
    const hadIt = hasClaim(verification, actor, context.clock)
    if (!(await claim(tx, agentId, { staffId: actor.id, now, lapsedBefore: lapsedBefore(now) })))
      throw new Refusal('not_now', { message: takenSentence(verification) })
    if (!hadIt)
      await writeAuditEntry(context, tx, {
        staff_id: actor.id,
        action: 'claim_verification',
        subject_id: agentId,
        details: {},
      })
  })
}

const takenSentence = ({ claimed_at }: { claimed_at: Date | null }) =>
  `Another member of staff has this case until ${claimed_at ? `${formatClock(claimEnds(claimed_at), { zone: 'UTC', clock: '24' })} UTC` : 'later'}, or until they release it.`

export const releaseVerification = (context: Context, actor: Person, agentId: string) =>
  transact(context, async (tx) => {
    const verification = await lockVerification(tx, agentId)
    if (!verification?.submitted_at) throw new Refusal('not_found')
    await release(tx, agentId, actor.id)
  })

/** Only whoever has the case decides it. */
export function refuseWithoutClaim(
  verification: Parameters<typeof isClaimed>[0],
  actor: Person,
  { clock }: Pick<Context, 'clock'>,
) {
  if (hasClaim(verification, actor, clock)) return
  const message = isClaimed(verification, clock)
    ? takenSentence(verification)
    : 'Please claim this case first.'
  throw new Refusal('not_now', { message })
}
