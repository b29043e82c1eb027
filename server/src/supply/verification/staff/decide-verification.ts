import type { VerificationDecision } from '@sojourn/contract/desk/staff-queue'
import { VERIFICATION_TRIES } from '@sojourn/contract/supply/verification'
import type { Context } from '../../../context.ts'
import { dayOf } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { notNow, Refusal } from '../../../platform/refusal.ts'
import { refusalOf } from '../../../platform/states/machine.ts'
import { advanceVerification, countAsVerified } from '../advance-verification.ts'
import { labelOf } from '../asked-of.ts'
import { verificationMachine } from '../verification-state.ts'
import { hasOpenedFile, type LockedVerification, lockVerification } from '../verification-store.ts'
import { refuseWithoutClaim } from './claim-verification.ts'
import { photoOf } from './staff-view.ts'

interface Decided {
  agentId: string
  decision: VerificationDecision
}

/** F2 and F3 are for whoever has the case, who decides on what they saw, once. */
export const decideVerification = (context: Context, actor: Person, { agentId, decision }: Decided) =>
  transact(context, async (tx) => {
    const verification = await lockVerification(tx, agentId)
    if (!verification?.submitted_at) throw new Refusal('not_found')
    if (labelOf(verification) !== 'in_progress') throw refusalOf(verificationMachine.confirm)
    refuseWithoutClaim(verification, actor, context)
    if (verification.revision !== decision.revision)
      throw notNow('The agent has changed something since you opened this case. Please check it again.')
    if (decision.photo !== undefined && decision.photo !== photoOf(verification))
      throw notNow('The agent has changed their photo since you opened this case. Please check it again.')
    await refuseUnseen(tx, actor, verification, decision)
    const made = { context, tx, verification }
    if (decision.outcome === 'verified') await verify(made)
    else await fail(made, decision)
  })

/** Nobody decides on a document they have not opened; without any, one can only ask for it. */
async function refuseUnseen(
  tx: Tx,
  actor: Person,
  { agent_id, file_id }: LockedVerification,
  { outcome }: VerificationDecision,
) {
  if (!file_id) {
    if (outcome === 'verified') throw notNow('There is no document to check. Ask the agent for one.')
    return
  }
  if (!(await hasOpenedFile(tx, { ownerId: agent_id, fileId: file_id, viewerId: actor.id })))
    throw notNow('Open the document first. You can decide once you have seen it.')
}

interface Made {
  context: Context
  tx: Tx
  verification: LockedVerification
}

async function verify({ context, tx, verification }: Made) {
  const { agent_id, document_expires_on } = verification
  const now = context.clock.now()
  if (document_expires_on && document_expires_on < dayOf(now))
    throw notNow('The document has expired since it was sent. Please ask for a new one.')
  await advanceVerification(context, tx, verificationMachine.confirm, verification, {
    changes: {
      reasons: '{}',
      reason: null,
      is_final: false,
      changed: [],
      tries: 0,
      tries_allowed: VERIFICATION_TRIES,
      decided_at: now,
      photo_key: verification.picture_key,
      valid_until: document_expires_on,
      reminded: null,
      counts_until: null,
    },
  })
  await countAsVerified(context, tx, agent_id, true)
}

type Failure = Extract<VerificationDecision, { outcome: 'failed' }>

/** An agent who may try again keeps what counted before until its time of grace is over. */
async function fail({ context, tx, verification }: Made, { reasons: given, final }: Failure) {
  const { agent_id } = verification
  const reasons = Object.fromEntries(given.map(({ field, reason }) => [field, reason]))
  await advanceVerification(context, tx, verificationMachine.fail, verification, {
    reasons,
    isFinal: final,
    changes: {
      reasons: JSON.stringify(reasons),
      reason: null,
      is_final: final,
      changed: [],
      decided_at: context.clock.now(),
      photo_key: verification.picture_key,
      ...(final && { counts_until: null }),
    },
  })
  if (final && verification.verified_at) await countAsVerified(context, tx, agent_id, false)
}
