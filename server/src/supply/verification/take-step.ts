import type { Updateable } from 'kysely'
import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/rows.generated.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refreshFoundAgent } from '../search/refresh-found-agent.ts'
import { type Step, steps } from './verification-state.ts'
import { addEvent, moveVerification, setVerifiedAt } from './verification-store.ts'

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
  { clock }: Context,
  tx: Tx,
  step: Step,
  agentId: string,
  { from, actorId, requestId, changes, reasons = {}, reason, isFinal = false }: Taken,
) {
  const { row, who, to, otherwise, from: sources } = steps[step]
  const nobody = { claimed_by: null, claimed_at: null }
  if (!(await moveVerification(tx, agentId, sources, { ...changes, ...nobody, label: to })))
    throw new Refusal('not_now', { message: otherwise })
  const { id } = await addEvent(tx, {
    agent_id: agentId,
    actor_kind: who,
    actor_id: actorId,
    transition: row,
    from_label: from,
    to_label: to,
    reasons: JSON.stringify(reasons),
    reason: reason ?? null,
    is_final: isFinal,
    request_id: requestId,
    created_at: clock.now(),
  })
  return id
}

/** Role, level and being found follow at once. */
export async function countAsVerified(context: Context, tx: Tx, agentId: string, doThey: boolean) {
  await setVerifiedAt(tx, agentId, doThey ? context.clock.now() : null)
  await refreshFoundAgent(context, tx, agentId)
}
