import type { Context } from '../../context.ts'
import { findOpen } from './store.ts'

/** Nobody is charged for an account they wanted deleted. */
export async function subscriptionAgainstDeletion({ db }: Context, personId: string) {
  const open = await findOpen(db, personId)
  const goesOn = open?.status === 'past_due' || (open?.status === 'active' && !open.cancel_at_period_end)
  return goesOn ? 'You have a paid plan. Cancel it first.' : null
}
