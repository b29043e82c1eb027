import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { endSession } from './end-sessions.ts'

/** Ends the session at once; there may be none left. */
export async function logOut(context: Context, actor: Actor) {
  if (actor.kind === 'visitor') return
  await transact(context, (tx) => endSession(context, tx, actor.id, actor.sessionId))
}
