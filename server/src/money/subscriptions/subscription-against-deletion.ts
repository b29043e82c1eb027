import type { Context } from '../../context.ts'
import { findOpen, findSubscriber } from './store.ts'

/** Nobody is charged for an account they wanted deleted. The plan of a suspended agent is not renewed, and they cannot cancel it. */
export async function subscriptionAgainstDeletion({ db }: Context, personId: string) {
  const open = await findOpen(db, personId)
  const goesOn = open?.status === 'past_due' || (open?.status === 'active' && !open.cancel_at_period_end)
  if (!goesOn || (await findSubscriber(db, personId))?.suspended_at) return null
  return 'You have a paid plan. Cancel it first.'
}
