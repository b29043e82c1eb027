import type { Context } from '../../../context.ts'
import type { Client } from '../sessions/client.ts'

export const takeCheckOfOwner = ({ limits }: Context, email: string, { device }: Client) =>
  limits.take('password_check', { account: `${email} ${device}` })

/** Counts a try at a code of the second step and lets it be judged. */
export async function countedSecondStep<T>({ limits }: Context, account: string, judge: () => Promise<T>) {
  await limits.take('second_step', { account })
  return judge()
}
