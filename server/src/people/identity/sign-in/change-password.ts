import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { setPassword } from '../person-store.ts'
import { voidResets } from '../recovery/reset-store.ts'
import { endEverySession } from '../sessions/end-sessions.ts'
import { renewSession } from '../sessions/open-session.ts'
import { checkPassword } from './check-password.ts'
import { forgetLoginChallenges } from './login-challenge-store.ts'
import { refuseWeakPassword } from './password-rules.ts'

interface Change {
  password: string
  newPassword: string
}

/** Changes the password. Every other session ends, and this one goes on under a new id. */
export async function changePassword(context: Context, actor: Person, { password, newPassword }: Change) {
  const guards = await checkPassword(context, actor, password)
  await refuseWeakPassword('newPassword', newPassword, guards)
  const passwordHash = await context.passwords.hash(newPassword)

  return transact(context, async (tx) => {
    const now = context.clock.now()
    await setPassword(tx, actor.id, passwordHash, now)
    await voidResets(tx, actor.id)
    await forgetLoginChallenges(tx, actor.id)
    await endEverySession(context, tx, actor.id, actor.sessionId)
    const change = `${actor.sessionId}:${now.getTime()}`
    await tell(context, tx, { fact: 'password_changed', person: actor.id, change })
    return renewSession(context, tx, actor, { confirmed: true })
  })
}
