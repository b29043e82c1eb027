import { mailPaths } from '@sojourn/contract/paths/mail-paths'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { hashOfToken, newToken } from '../sessions/token.ts'
import { addReset, setResetToken, voidResets } from './reset-store.ts'

const LINK_MS = 30 * 60_000

/** The newest link of a person, and so the only one that works: once, for 30 minutes. */
export async function makeResetToken(context: Context, tx: Tx, resetId: string, personId: string) {
  const token = newToken()
  await voidResets(tx, personId)
  await setResetToken(tx, resetId, {
    token_hash: hashOfToken(token),
    expires_at: new Date(context.clock.now().getTime() + LINK_MS),
  })
  return token
}

/** For somebody who was given an account and has yet to choose a password. */
export async function makeFirstPasswordLink(context: Context, tx: Tx, personId: string) {
  const { clock, settings } = context
  const { id } = await addReset(tx, { person_id: personId, security_question: null, created_at: clock.now() })
  const token = await makeResetToken(context, tx, id, personId)
  return `${settings.origin}${mailPaths.passwordReset(id, token)}`
}
