import type { Updateable } from 'kysely'
import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/rows.generated.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type Step, steps } from './verification-state.ts'
import { moveVerification, setVerifiedAt } from './verification-store.ts'

interface Taken {
  from: string
  /** Null where nobody but the clock did it. */
  actorId: string | null
  requestId: string | null
  changes: Updateable<DB['verification']>
  reasons?: Record<string, string>
  reason?: string
  isFinal?: boolean
}

/** Takes one step of the table, unless another came before, and writes it into the history. Its id names mails. */
export async function takeStep(
  context: Context,
  tx: Tx,
  step: Step,
  agentId: string,
  { from, actorId, requestId, changes, reasons = {}, reason, isFinal = false }: Taken,
) {
  const { row, fact, who, to, otherwise, from: sources } = steps[step]
  const nobody = { claimed_by: null, claimed_at: null }
  if (!(await moveVerification(tx, agentId, sources, { ...changes, ...nobody, label: to })))
    throw new Refusal('not_now', { message: otherwise })
  return tell(
    context,
    tx,
    { fact, agent: agentId, step: row, from, to, reason: reason ?? null, reasons, is_final: isFinal },
    { id: actorId, mode: who, requestId },
  )
}

/** Role, level and being found follow at once. */
export async function countAsVerified(context: Context, tx: Tx, agentId: string, doThey: boolean) {
  await setVerifiedAt(tx, agentId, doThey ? context.clock.now() : null)
  await tell(context, tx, { fact: 'standing_turned', agent: agentId })
}
