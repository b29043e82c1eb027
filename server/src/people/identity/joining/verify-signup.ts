import type { Context } from '../../../context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { proveEmail } from './email-code.ts'
import { findSignup } from './signup-store.ts'

/** Proves the email of a signup; a signup that made nobody has a code nobody was told. */
export async function verifySignup(context: Context, id: string, code: string) {
  const signup = await findSignup(context.db, id)
  if (!signup) throw new Refusal('not_found')
  await proveEmail(context, signup.person_id ? { person_id: signup.person_id } : { signup_id: id }, code)
}
