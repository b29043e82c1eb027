import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { transact } from '../../../platform/database/transact.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { setPassword, THE_BEGINNING } from '../person-store.ts'
import { endEverySession } from '../sessions/end-sessions.ts'
import { hashOfToken } from '../sessions/token.ts'
import { forgetLoginChallenges } from '../sign-in/login-challenge-store.ts'
import { refuseWeakPassword } from '../sign-in/password-rules.ts'
import { findReset, useReset, voidResets } from './reset-store.ts'
import { takeBackGuards } from './take-back-guards.ts'

interface Link {
  id: string
  token: string
}

const linkIsOver = () =>
  new Refusal('not_found', { message: 'This link no longer works. Please ask for a new one.' })

/** Sets a new password by the mailed link, once. Nobody is signed in by it, and everybody is signed out. */
export async function resetPassword(context: Context, { id, token }: Link, password: string) {
  const { db, clock, passwords } = context
  const tokenHash = hashOfToken(token)
  const person = await findReset(db, id, tokenHash, clock.now())
  if (!person) throw linkIsOver()
  await refuseWeakPassword('newPassword', password, person)
  const passwordHash = await passwords.hash(password)

  await transact(context, async (tx) => {
    const now = clock.now()
    if (!(await useReset(tx, id, tokenHash, now))) throw linkIsOver()
    await setPassword(tx, person.person_id, passwordHash, now)
    // Whoever joined with an address that was not theirs keeps no way in when its owner comes.
    if (!person.email_verified_at) await takeBackGuards(tx, person.person_id, THE_BEGINNING)
    await voidResets(tx, person.person_id)
    await forgetLoginChallenges(tx, person.person_id)
    await endEverySession(context, tx, person.person_id)
    await tell(context, tx, { fact: 'password_changed', person: person.person_id, change: `reset:${id}` })
  })
}
