import type { Context } from '../../../context.ts'
import { perform } from '../../../ground/facts/perform.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { answerBy } from '../reply-times.ts'
import { type ConflictRow, type RequestRow, setConflict } from '../store.ts'
import { proposalMachine } from './refund-state.ts'

/** R4. Nobody can agree to more than is left, by word or by silence: the sides talk anew. */
export async function endProposal(context: Context, tx: Tx, conflict: ConflictRow, pending: RequestRow) {
  const now = context.clock.now()
  await perform(context, tx, proposalMachine.withdraw, pending, {
    patch: { answered_at: now, updated_at: now },
  })
  if (conflict.status === 'direct')
    await setConflict(tx, conflict.id, { reply_by: await answerBy(context, tx), updated_at: now })
}
