import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { afterCommit } from '../../../platform/database/transact.ts'
import { endSessionsOf, endSession as endThatSession } from './session-store.ts'

/** Heard on the bus by whoever keeps something open for a session. */
export const SESSION_ENDED = 'session-ended'
/** These sessions go on under another id: after a change of mode or of password. */
export const SESSION_RENEWED = 'session-renewed'
export interface SessionsEnded {
  ids: string[]
}

/** Signs a person out everywhere, or everywhere but in the session they keep. */
export async function endEverySession(context: Context, tx: Tx, personId: string, keep?: string) {
  announce(context, tx, await endSessionsOf(tx, personId, context.clock.now(), keep))
}

/** Signs a person out of one session; false when it was not theirs or over already. */
export async function endSession(context: Context, tx: Tx, personId: string, id: string) {
  const ended = await endThatSession(tx, personId, id, context.clock.now())
  announce(context, tx, ended)
  return ended.length > 0
}

/** PostgreSQL carries just under 8,000 bytes at once. */
const MOST_IDS = 100

function announce({ bus, log }: Context, tx: Tx, ended: { id: string }[]) {
  for (let at = 0; at < ended.length; at += MOST_IDS) {
    const message: SessionsEnded = { ids: ended.slice(at, at + MOST_IDS).map(({ id }) => id) }
    afterCommit({ log }, tx, () => bus.publish(SESSION_ENDED, message))
  }
}

/** Connections that are open for the session are closed and opened again. */
export function announceRenewal({ bus, log }: Context, tx: Tx, id: string) {
  const message: SessionsEnded = { ids: [id] }
  afterCommit({ log }, tx, () => bus.publish(SESSION_RENEWED, message))
}
