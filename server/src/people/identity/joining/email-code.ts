import { randomInt } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { invalidField } from '../../../platform/refusal.ts'
import { hashOfCode } from '../code-hash.ts'
import { markEmailVerified } from '../person-store.ts'
import { addEmailCode, type CodeOwner, tryEmailCode } from './email-code-store.ts'

const GOOD_FOR_MS = 10 * 60_000
export const RESEND_AFTER_SECONDS = 60

/** A new code, which takes the place of all before it. It proves an email and nothing else: nobody signs in by it. */
export async function makeEmailCode(context: Context, tx: Tx, owner: CodeOwner, email: string) {
  const now = context.clock.now()
  const code = String(randomInt(100_000)).padStart(5, '0')
  const { id } = await addEmailCode(tx, {
    person_id: null,
    signup_id: null,
    ...owner,
    email,
    code_hash: hashOfCode(context.settings, idOf(owner), code),
    created_at: now,
    expires_at: new Date(now.getTime() + GOOD_FOR_MS),
  })
  return { id, code }
}

/** Proves the email the newest code went to. A wrong try is kept, so that five are all there are. */
export async function proveEmail(context: Context, owner: CodeOwner, code: string) {
  const { settings, clock } = context
  const tried = await transact(context, async (tx) => {
    const now = clock.now()
    const found = await tryEmailCode(tx, owner, hashOfCode(settings, idOf(owner), code), now)
    if (found?.is_right && 'person_id' in owner) {
      const person = await markEmailVerified(tx, owner.person_id, found.email, now)
      if (person) await tell(context, tx, { fact: 'email_proven', person: person.id })
    }
    return found
  })
  if (!tried) throw invalidField('otp', 'this code no longer works, please request a new one')
  if (!tried.is_right) throw invalidField('otp', 'that code is incorrect')
}

const idOf = (owner: CodeOwner) => ('person_id' in owner ? owner.person_id : owner.signup_id)
