import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { renewSession } from './open-session.ts'
import { lockLivingSession } from './session-id-store.ts'
import { hashOfToken } from './token.ts'

/**
 * The session of somebody in a new mode goes on under a new id. Null when a call sent at the same time has renewed
 * it already: a second id might reach the browser before the first, which is then the one it keeps.
 */
export async function renewAfterSwitch(context: Context, tx: Tx, actor: Person, token: string) {
  const session = await lockLivingSession(tx, actor.sessionId)
  if (!session) throw new Refusal('not_signed_in')
  return session.token_hash.equals(hashOfToken(token)) ? renewSession(context, tx, actor) : null
}
