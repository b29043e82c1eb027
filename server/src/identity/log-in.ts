import { createHash } from 'node:crypto'
import type { Context } from '../context.ts'
import { transact } from '../platform/database/transact.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Client } from './client.ts'
import { newDeviceMail } from './identity-mails.ts'
import { addLoginChallenge } from './login-challenge-store.ts'
import {
  type Attempt,
  addLoginFailure,
  countLoginFailures,
  forgetLoginFailures,
} from './login-failure-store.ts'
import { type OpenedSession, openSession } from './open-session.ts'
import { isPassword } from './password.ts'
import { findPersonByEmail } from './person-store.ts'
import { isKnownDevice } from './session-store.ts'
import { hasTwoStep } from './two-step-store.ts'

interface Credentials {
  email: string
  password: string
  captcha: string | undefined
}

export type LoginOutcome =
  | { kind: 'signed_in'; session: OpenedSession }
  | { kind: 'two_step'; challengeId: string }

const FAILURES_COUNT_FOR_MS = 60 * 60_000

/** Signs in by email and password. Whether somebody has the email makes no difference to what a wrong try sees or how long it takes. */
export async function logIn(
  context: Context,
  client: Client,
  credentials: Credentials,
): Promise<LoginOutcome> {
  const email = credentials.email.toLowerCase()
  const attempt = attemptOf(email, client)
  await wantCaptchaAfterFailures(context, attempt, credentials.captcha)

  const person = await findPersonByEmail(context.db, email)
  const isKnown =
    client.device !== null && person && (await isKnownDevice(context.db, person.id, client.device))
  await context.limits.take('password_check', { account: isKnown ? `${email} ${client.device}` : email })

  if (!(await isPassword(person?.password_hash, credentials.password)) || !person) {
    await transact(context, (tx) => addLoginFailure(tx, attempt, context.clock.now()))
    throw new Refusal('wrong_credentials')
  }
  return transact(context, async (tx) => {
    await forgetLoginFailures(tx, attempt)
    if (await hasTwoStep(tx, person.id)) {
      return {
        kind: 'two_step',
        challengeId: await addLoginChallenge(tx, person.id, client.device, context.clock.now()),
      }
    }
    const session = await openSession(context, tx, client, person.id)
    if (session.isNewDevice)
      await enqueueMail(context, tx, newDeviceMail(person, client, session.id, context.clock.now()))
    return { kind: 'signed_in', session }
  })
}

const attemptOf = (email: string, { device, address }: Client): Attempt => ({
  email_hash: createHash('sha256').update(email).digest(),
  device: device ?? '',
  address,
})

const FAILURES_OF_ADDRESS = 5

async function wantCaptchaAfterFailures(context: Context, attempt: Attempt, answer: string | undefined) {
  const since = new Date(context.clock.now().getTime() - FAILURES_COUNT_FOR_MS)
  const failures = await countLoginFailures(context.db, attempt, since)
  if (failures.email === 0 && failures.address < FAILURES_OF_ADDRESS) return
  if (!answer) throw new Refusal('captcha_required')
  await context.captcha.verify(answer, { action: 'login', address: attempt.address })
}
