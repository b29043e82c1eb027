import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { makeNonce } from './nonce.ts'
import { sessionEndAfter } from './open-session.ts'
import { noteSeen } from './session-store.ts'

const NOTE_EVERY_MS = 5 * 60_000

/** A heartbeat makes the session live longer. */
export async function beat(context: Context, person: Person) {
  const now = context.clock.now()
  const nonce = makeNonce(context.settings.secret, person, now)
  if (now.getTime() - person.lastSeenAt.getTime() <= NOTE_EVERY_MS) return { nonce, extendedTo: null }
  const { expires_at } = await transact(context, (tx) =>
    noteSeen(tx, person.sessionId, { last_seen_at: now, expires_at: sessionEndAfter(now) }),
  )
  return { nonce, extendedTo: expires_at }
}
