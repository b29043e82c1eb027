import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { RESEND_AFTER_SECONDS } from './email-code.ts'
import { takeCodeMail } from './may-mail-code.ts'
import { mailForSignup } from './sign-up.ts'
import { findSignup } from './signup-store.ts'

export async function resendSignupCode(context: Context, id: string) {
  const signup = await findSignup(context.db, id)
  if (!signup) throw new Refusal('not_found')
  await takeCodeMail(context.limits, signup.email)
  // A person who proved their email meanwhile needs no code; that they did is nobody else's business.
  await transact(context, (tx) => mailForSignup(context, tx, signup, signup.email_verified_at === null))
  return { resend_after_seconds: RESEND_AFTER_SECONDS }
}
