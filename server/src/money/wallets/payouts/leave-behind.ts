import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { acting, SYSTEM } from '../../../platform/http/by.ts'
import { LINK_AGAIN } from '../is-left.ts'
import { lockPayout, setPayout } from './payout-store.ts'
import { failPayoutIn } from './settle-payout.ts'

/**
 * Its processor is no longer used, so our team looks there. What that one never named is the agent's again; the rest is on
 * its way until our team ends it, or until its processor is used again.
 */
export async function leaveBehind(context: Context, tx: Tx, id: string) {
  const payout = await lockPayout(tx, id)
  if (payout?.status !== 'accepted') return setPayout(tx, id, { look_at: null })
  const { ref, processor, processor_id, amount, currency } = payout
  await tell(
    context,
    tx,
    {
      fact: 'payout_needs_people',
      why: 'payout_left_behind',
      payout: id,
      ref,
      processor,
      processor_id,
      amount,
      currency,
    },
    SYSTEM,
  )
  if (!processor_id) return failPayoutIn(acting(context, SYSTEM), tx, id, LINK_AGAIN)
  return setPayout(tx, id, { look_at: new Date(context.clock.now().getTime() + DAY_MS) })
}
