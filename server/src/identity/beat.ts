import type { Context } from '../context.ts'
import { transact } from '../platform/database/transact.ts'
import type { Person } from '../platform/http/actor.ts'
import { makeNonce } from './nonce.ts'
import { SESSION_DAYS } from './open-session.ts'
import { noteSeen } from './session-store.ts'

const NOTE_EVERY_MS = 5 * 60_000
const DAY_MS = 86_400_000

/** A fresh nonce for a living session, which thereby lives on. */
export async function beat(context: Context, person: Person) {
  const now = context.clock.now()
  if (now.getTime() - person.lastSeenAt.getTime() > NOTE_EVERY_MS) {
    const expires_at = new Date(now.getTime() + SESSION_DAYS * DAY_MS)
    await transact(context, (tx) => noteSeen(tx, person.sessionId, { last_seen_at: now, expires_at }))
  }
  return makeNonce(context.settings.secret, person, now)
}
