import { createHmac } from 'node:crypto'
import type { Context } from '../context.ts'
import { transact } from '../platform/database/transact.ts'
import { isOutage } from '../platform/outage.ts'
import { Refusal } from '../platform/refusal.ts'
import { deriveKey } from '../platform/secrets/derive-key.ts'
import { askForCaptcha } from './ask-for-captcha.ts'
import type { Client } from './client.ts'
import { isDemoSignIn } from './demo-sign-in.ts'
import { type LoginOutcome, letIn } from './let-in.ts'
import {
  type Attempt,
  addLoginFailure,
  countLoginFailures,
  forgetLoginFailures,
} from './login-failure-store.ts'
import { findLogin } from './person-store.ts'

interface Credentials {
  email: string
  password: string
  captcha: string | undefined
  isFromThisMachine: boolean
}

const FAILURES_COUNT_FOR_MS = 60 * 60_000
const FAILURES_OF_ADDRESS = 5

/** Signs in by email and password. Whether somebody has the email makes no difference to what a wrong try sees or costs. */
export async function logIn(
  context: Context,
  client: Client,
  { password, captcha, isFromThisMachine, ...credentials }: Credentials,
): Promise<LoginOutcome> {
  const email = credentials.email.toLowerCase()
  const attempt = attemptOf(context, email, client)
  const isHuman = await wantCaptchaAfterFailures(context, attempt, captcha)
  const person = await findLogin(context.db, email, client.device)
  const counted = person?.knows_device
    ? await takeCheckOfOwner(context, email, client)
    : await takeCheckOfStranger(context, email, client, { isHuman, captcha })
  try {
    return await compare(context, client, { attempt, email, person, password, isFromThisMachine })
  } catch (error) {
    // Nothing was learned by it, and whoever comes back in a moment is no guesser.
    if (isOutage(error)) await context.limits.giveBack(counted.feature, counted.caller).catch(() => {})
    throw error
  }
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
    await forgetLoginFailures(tx, attempt)
    return letIn(context, tx, client, person.id)
  })
}

const attemptOf = ({ settings }: Context, email: string, { device, address }: Client): Attempt => ({
  email_hash: createHmac('sha256', deriveKey(settings, 'login failures')).update(email).digest(),
  device: device ?? '',
  address,
})

/** True when a captcha was wanted and solved. */
async function wantCaptchaAfterFailures(context: Context, attempt: Attempt, answer: string | undefined) {
  const since = new Date(context.clock.now().getTime() - FAILURES_COUNT_FOR_MS)
  const failures = await countLoginFailures(context.db, attempt, since)
  if (failures.email === 0 && failures.address < FAILURES_OF_ADDRESS) return false
  await askForCaptcha(context, answer, { action: 'sign_in', address: attempt.address })
  return true
}

interface Counted {
  feature: 'password_check' | 'password_check_of_stranger'
  caller: { account: string }
}

async function takeCheckOfOwner({ limits }: Context, email: string, { device }: Client): Promise<Counted> {
  const caller = { account: `${email} ${device}` }
  await limits.take('password_check', caller)
  return { feature: 'password_check', caller }
}

interface Shown {
  isHuman: boolean
  captcha: string | undefined
}

/**
 * Strangers who guess use up their own tries: the owner's browsers have theirs, and so has whoever solves a captcha.
 * So nobody is locked out by others.
 */
async function takeCheckOfStranger(
  context: Context,
  email: string,
  { address }: Client,
  { isHuman, captcha }: Shown,
): Promise<Counted> {
  const { limits } = context
  const feature = 'password_check_of_stranger'
  if (!isHuman) {
    const caller = { account: email }
    if (await limits.allows(feature, caller)) return { feature, caller }
    await askForCaptcha(context, captcha, { action: 'sign_in', address })
  }
  const caller = { account: `${email} captcha` }
  await limits.take(feature, caller)
  return { feature, caller }
}
