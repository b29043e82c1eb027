import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import type { Tx } from '../../platform/database/database.ts'
import { moveOrRefuse, type Unmoved } from '../../platform/database/move.ts'
import { factOf, type Step, verificationMachine } from './verification-state.ts'
import { setVerifiedAt } from './verification-store.ts'

interface Taken {
  from: string
  /** Null where nobody but the clock did it. */
  actorId: string | null
  requestId: string | null
  changes: Unmoved<'verification', 'label'>
  reasons?: Record<string, string>
  reason?: string
  isFinal?: boolean
}

/** Takes one step of the table, unless another came before, and writes it into the history. Its id names mails. */
export async function advanceVerification(
  context: Context,
  tx: Tx,
  step: Step,
  agentId: string,
  { from, actorId, requestId, changes, reasons = {}, reason, isFinal = false }: Taken,
) {
  const { who, to } = verificationMachine.steps[step]
  const nobody = { claimed_by: null, claimed_at: null }
  await moveOrRefuse(tx, verificationMachine, step, agentId, { ...changes, ...nobody })
  return tell(
    context,
    tx,
    {
      fact: factOf[step],
      agent: agentId,
      step,
      from,
      to,
      reason: reason ?? null,
      reasons,
      is_final: isFinal,
    },
    { id: actorId, mode: who[0], requestId },
  )
}

/** Role, level and being found follow at once. */
export async function countAsVerified(context: Context, tx: Tx, agentId: string, doThey: boolean) {
  await setVerifiedAt(tx, agentId, doThey ? context.clock.now() : null)
  await tell(context, tx, { fact: 'standing_turned', agent: agentId })
}
