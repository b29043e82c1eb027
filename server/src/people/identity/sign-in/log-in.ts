import { createHmac } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { deriveKey } from '../../../platform/secrets/derive-key.ts'
import { findLogin, lockIfPasswordIs } from '../person-store.ts'
import type { Client } from '../sessions/client.ts'
import { type LoginOutcome, letIn } from '../sessions/let-in.ts'
import { isDemoSignIn } from './demo-sign-in.ts'
import { type Attempt, addLoginFailure, forgetLoginFailures } from './login-failure-store.ts'
import { takeCheckOfOwner } from './password-checks.ts'
import { takeCheckOfStranger, wantCaptchaAfterFailures } from './tries-of-strangers.ts'

interface Credentials {
  email: string
  password: string
  captcha: string | undefined
  isFromThisMachine: boolean
}

/** Signs in by email and password. Whether somebody has the email makes no difference to what a wrong try sees or costs. */
export async function logIn(
  context: Context,
  client: Client,
  { password, captcha, isFromThisMachine, ...credentials }: Credentials,
): Promise<LoginOutcome> {
  const email = credentials.email.toLowerCase()
  const attempt = attemptOf(context, email, client)
  const solved = await wantCaptchaAfterFailures(context, attempt, captcha)
  const person = await findLogin(context.db, email, client.device)
  if (person?.knows_device) await takeCheckOfOwner(context, email, client)
  else await takeCheckOfStranger(context, email, client, { solved, captcha })
  return compare(context, client, { attempt, email, person, password, isFromThisMachine })
}

interface Compared {
  attempt: Attempt
  email: string
  person: Awaited<ReturnType<typeof findLogin>>
  password: string
  isFromThisMachine: boolean
}

async function compare(
  context: Context,
  client: Client,
  { attempt, email, person, password, isFromThisMachine }: Compared,
) {
  const isRight = await context.passwords.isRight(person?.password_hash, password)
  const isForShow = !isFromThisMachine && isDemoSignIn(email, password)
  if (!isRight || isForShow || !person) {
    await transact(context, (tx) => addLoginFailure(tx, attempt, context.clock.now()))
    throw new Refusal('wrong_credentials')
  }
  return transact(context, async (tx) => {
    // Hashing takes its time: a password that was changed meanwhile lets nobody in.
    if (!(await lockIfPasswordIs(tx, person.id, person.password_hash))) throw new Refusal('wrong_credentials')
    await forgetLoginFailures(tx, attempt)
    return letIn(context, tx, client, person.id)
  })
}

const attemptOf = ({ settings }: Context, email: string, { device, address }: Client): Attempt => ({
  email_hash: createHmac('sha256', deriveKey(settings, 'login failures')).update(email).digest(),
  device: device ?? '',
  address,
})
