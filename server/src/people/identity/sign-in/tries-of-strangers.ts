import type { Context } from '../../../context.ts'
import { networkOf } from '../../../platform/limits/network.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Client } from '../sessions/client.ts'
import { askForCaptcha } from './ask-for-captcha.ts'
import { type Attempt, countLoginFailures } from './login-failure-store.ts'

const FAILURES_COUNT_FOR_MS = 60 * 60_000
const FAILURES_OF_ADDRESS = 5

type Captcha = 'none' | 'easy' | 'hard'

/** The captcha that was wanted and solved. */
export async function wantCaptchaAfterFailures(
  context: Context,
  attempt: Attempt,
  answer: string | undefined,
): Promise<Captcha> {
  const since = new Date(context.clock.now().getTime() - FAILURES_COUNT_FOR_MS)
  const failures = await countLoginFailures(context.db, attempt, since)
  if (failures.email === 0 && failures.address < FAILURES_OF_ADDRESS) return 'none'
  return askForEither(context, answer, attempt.address)
}

async function askForEither(context: Context, answer: string | undefined, address: string): Promise<Captcha> {
  if (await context.captcha.verify(answer, { action: 'sign_in_hard', address })) return 'hard'
  await askForCaptcha(context, answer, { action: 'sign_in', address })
  return 'easy'
}

interface Shown {
  solved: Captcha
  captcha: string | undefined
}

/**
 * Strangers who guess use up their own tries: the owner's browsers have theirs, and so has every network in which a
 * captcha is solved. Where many networks guess at once each further try costs a longer sum; the owner is never refused.
 */
export async function takeCheckOfStranger(
  context: Context,
  email: string,
  { address }: Client,
  { solved, captcha }: Shown,
): Promise<void> {
  const { limits } = context
  const caller = { account: email }
  if (solved === 'none' && (await limits.allows('password_check_of_stranger', caller))) return
  const shown = solved === 'none' ? await askForEither(context, captcha, address) : solved
  await limits.take('password_check_of_network', { account: `${email} ${networkOf(address)}` })
  const isCalm = await limits.allows('password_check_with_easy_captcha', caller)
  if (shown !== 'hard' && !isCalm) throw new Refusal('captcha_harder')
}
