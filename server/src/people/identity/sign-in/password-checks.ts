import type { Context } from '../../../context.ts'
import { isOutage } from '../../../platform/outage.ts'
import type { Client } from '../sessions/client.ts'

/** A check of a password or a code that was counted. */
export interface CountedCheck {
  feature:
    | 'password_check'
    | 'password_check_of_stranger'
    | 'password_check_of_network'
    | 'password_check_with_easy_captcha'
    | 'second_step'
  caller: { account: string }
}

export async function takeCheckOfOwner(
  { limits }: Context,
  email: string,
  { device }: Client,
): Promise<CountedCheck[]> {
  const caller = { account: `${email} ${device}` }
  await limits.take('password_check', caller)
  return [{ feature: 'password_check', caller }]
}

/** Counts a try at a code of the second step and lets it be judged. */
export async function countedSecondStep<T>(context: Context, account: string, judge: () => Promise<T>) {
  const counted = { feature: 'second_step' as const, caller: { account } }
  await context.limits.take(counted.feature, counted.caller)
  return unlessCut(context, [counted], judge)
}

/** A check that an outage cut told nobody anything, so it is none; where the store of limits is gone too, it stays counted. */
export async function unlessCut<T>({ limits }: Context, counted: CountedCheck[], check: () => Promise<T>) {
  try {
    return await check()
  } catch (error) {
    if (isOutage(error))
      await Promise.allSettled(counted.map(({ feature, caller }) => limits.giveBack(feature, caller)))
    throw error
  }
}
