import type { Context } from '../../../context.ts'
import type { Client } from '../sessions/client.ts'

/** A check of a password that was counted. */
export interface CountedCheck {
  feature:
    | 'password_check'
    | 'password_check_of_stranger'
    | 'password_check_of_network'
    | 'password_check_with_easy_captcha'
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

/** A check that told nobody anything is none; where the store of limits is gone too, it stays counted. */
export async function giveBackChecks({ limits }: Context, counted: CountedCheck[]) {
  await Promise.allSettled(counted.map(({ feature, caller }) => limits.giveBack(feature, caller)))
}
