import type { Context } from '../../context.ts'
import type { AlongWith } from '../../ground/facts/along.ts'
import { perform } from '../../ground/facts/perform.ts'
import { tell } from '../../ground/facts/tell.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Unmoved } from '../../platform/database/unmoved.ts'
import { labelOf } from './asked-of.ts'
import type { Step } from './verification-state.ts'
import { setVerifiedAt } from './verification-store.ts'

interface Taken {
  changes: Unmoved<'verification', 'label'>
  reasons?: Record<string, string>
  reason?: string
  isFinal?: boolean
}

/** Takes one step of the table, unless another came before, and writes it into the history. Its id names mails. */
export const advanceVerification = <One extends Step>(
  context: Context,
  tx: Tx,
  step: One,
  verification: Parameters<typeof labelOf>[0] & { agent_id: string },
  { changes, reasons = {}, reason, isFinal = false, ...along }: Taken & AlongWith<One['fact']>,
) =>
  perform(
    context,
    tx,
    step as Step,
    { ...verification, label: labelOf(verification) },
    {
      patch: {
        ...changes,
        // Each time of grace has warnings of its own.
        ...(changes.counts_until !== undefined && { lapse_warnings: 0 }),
        claimed_by: null,
        claimed_at: null,
      },
      told: { ...along, reason: reason ?? null, reasons, is_final: isFinal },
    },
  )

/** Role, level and being found follow at once. */
export async function countAsVerified(context: Context, tx: Tx, agentId: string, doThey: boolean) {
  await setVerifiedAt(tx, agentId, doThey ? context.clock.now() : null)
  await tell(context, tx, { fact: 'standing_turned', agent: agentId })
}
