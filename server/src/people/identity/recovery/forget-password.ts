import { createHmac } from 'node:crypto'
import { SECURITY_QUESTIONS } from '@sojourn/contract/people/security'
import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { deriveKey } from '../../../platform/secrets/derive-key.ts'
import { findPersonByEmail } from '../person-store.ts'
import { askForCaptcha } from '../sign-in/ask-for-captcha.ts'
import { addReset } from './reset-store.ts'

interface Forgotten {
  email: string
  captcha: string | undefined
}

/** Begins a recovery, also for an email nobody has: then with an invented question or none. */
export async function forgetPassword(context: Context, actor: Actor, { captcha, ...forgotten }: Forgotten) {
  const { limits, db, clock, settings } = context
  const email = forgotten.email.toLowerCase()
  await limits.take('recovery', actor)
  if (!(await limits.allows('recovery_without_captcha', actor)))
    await askForCaptcha(context, captcha, { action: 'forgot_password', address: actor.address })

  const person = await findPersonByEmail(db, email)
  const invented = inventedQuestion(settings, email)
  // A person who has not proven the address does not ask its owner anything.
  const own = person?.email_verified_at ? person.security_question : null
  const security_question = person ? own : invented
  const { id } = await transact(context, (tx) =>
    addReset(tx, { person_id: person?.id ?? null, security_question, created_at: clock.now() }),
  )
  return { id, security_question }
}

/** It is always the same for the same email, mostly none: like that of a person. */
function inventedQuestion(settings: { secret: string }, email: string) {
  const [chance = 0, which = 0] = createHmac('sha256', deriveKey(settings, 'questions'))
    .update(email)
    .digest()
  return chance < 32 ? (SECURITY_QUESTIONS[which % SECURITY_QUESTIONS.length] ?? null) : null
}
