import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { triesOf } from './asked-of.ts'
import { maySend, NOTHING_TO_SEND } from './verification-state.ts'
import { beginVerification, lockVerification } from './verification-store.ts'

/** An agent's own verification, while something may be sent with it. */
export async function lockForDraft(context: Context, tx: Tx, actor: Person) {
  await beginVerification(tx, actor.id, context.clock.now())
  const verification = await lockVerification(tx, actor.id)
  if (!verification) throw new Refusal('not_signed_in')
  if (!maySend(triesOf(verification))) throw new Refusal('not_now', { message: NOTHING_TO_SEND })
  return verification
}
