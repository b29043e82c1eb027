import type { Language } from '@sojourn/contract/words/languages'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts'
import { isEmailInReserve } from '../email-change/email-in-reserve.ts'
import { alreadyMemberMail, codeMail } from '../identity-mails.ts'
import { addAgent, addPerson, findPersonByEmail } from '../person-store.ts'
import { askForCaptcha } from '../sign-in/ask-for-captcha.ts'
import { refuseWeakPassword } from '../sign-in/password-rules.ts'
import { makeEmailCode } from './email-code.ts'
import { mayMailCode } from './may-mail-code.ts'
import { addSignup } from './signup-store.ts'

interface Joining {
  mode: 'subscriber' | 'consultant'
  first_name: string
  last_name: string
  email: string
  password: string
  captcha: string | undefined
  /** The first mail is written in it. */
  language: Language
}

export type PreparedSignUp = Awaited<ReturnType<typeof prepareSignUp>>

/** Slow work, and work that counts also when the signup is refused, is done before anything is written. */
export async function prepareSignUp(
  context: Context,
  actor: Actor,
  { captcha, password, ...joining }: Joining,
) {
  const { limits, passwords } = context
  const named = { ...joining, email: joining.email.toLowerCase() }
  await limits.take('signup', actor)
  if (!(await limits.allows('signup_without_captcha', actor)))
    await askForCaptcha(context, captcha, { action: 'sign_up', address: actor.address })
  await refuseWeakPassword('password', password, named)
  const password_hash = await passwords.hash(password)
  return { ...named, password_hash, mayMail: await mayMailCode(limits, named.email) }
}

/** Somebody joins. For an email somebody has already the answer and the work are the same, and its owner is told by mail. */
export function signUp(context: Context, actor: Actor, { mode, mayMail, ...named }: PreparedSignUp) {
  return transact(context, async (tx) => {
    const now = context.clock.now()
    const isTaken = await isEmailInReserve(context, tx, named.email)
    const person = isTaken
      ? undefined
      : await addPerson(tx, { ...named, home: mode, mode, timezone: actor.zone, created_at: now })
    if (person && mode === 'consultant') await addAgent(tx, person.id, now)
    const signup = await addSignup(tx, {
      person_id: person?.id ?? null,
      email: named.email,
      device: actor.device,
      created_at: now,
    })
    await mailForSignup(
      context,
      tx,
      { ...signup, person_id: person?.id ?? null, email: named.email },
      mayMail,
    )
    return { id: signup.id }
  })
}

interface Signup {
  id: string
  person_id: string | null
  email: string
}

/** The code goes to whoever joined; the owner of an email known before hears that they need none. */
export async function mailForSignup(context: Context, tx: Tx, signup: Signup, mayMail = true) {
  const { person_id, email } = signup
  const owner = person_id ? { person_id } : { signup_id: signup.id }
  const { id, code } = await makeEmailCode(context, tx, owner, email)
  const addressee = await findPersonByEmail(tx, email)
  if (!addressee || !mayMail) return
  await enqueueMail(context, tx, person_id ? codeMail(addressee, id, code) : alreadyMemberMail(addressee, id))
}
