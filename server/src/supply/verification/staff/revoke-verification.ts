import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { notNow, Refusal } from '../../../platform/refusal.ts'
import { advanceVerification, countAsVerified } from '../advance-verification.ts'
import { verificationMachine } from '../verification-state.ts'
import { lockVerification } from '../verification-store.ts'

interface Revoked {
  agentId: string
  reason: string
}

/** F6 hides them at once and gives no further try but by our team; clients who wait for their work are told. */
export const revokeVerification = (context: Context, actor: Person, { agentId, reason }: Revoked) =>
  transact(context, async (tx) => {
    const verification = await lockVerification(tx, agentId)
    if (!verification?.submitted_at) throw new Refusal('not_found')
    if (agentId === actor.id) throw notNow('This is your own verification. Please ask a colleague.')
    await advanceVerification(
      context,
      tx,
      verificationMachine.revoke,
      { ...verification, agent_id: agentId },
      {
        reason,
        isFinal: true,
        changes: {
          reasons: '{}',
          reason,
          is_final: true,
          counts_until: null,
          decided_at: context.clock.now(),
        },
      },
    )
    await countAsVerified(context, tx, agentId, false)
  })
