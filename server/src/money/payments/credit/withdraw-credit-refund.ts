import type { Context } from '../../../context.ts'
import { perform } from '../../../ground/facts/perform.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { notNow, Refusal } from '../../../platform/refusal.ts'
import { creditRefundMachine } from './credit-refund-state.ts'
import { findCreditRefund, lockCreditRefund } from './credit-refund-store.ts'
import { viewCreditRefund } from './view-credit-refund.ts'

/** Q4. */
export function withdrawCreditRefund(context: Context, actor: Person, couponId: string, id: string) {
  return transact(context, async (tx) => {
    const asked = await lockCreditRefund(tx, id)
    if (asked?.client_id !== actor.id || asked.coupon_id !== couponId) throw new Refusal('not_found')
    if (asked.status === 'pending' && asked.approved_by)
      throw notNow('Our team is paying this out, so the request cannot be withdrawn any more.')
    const now = context.clock.now()
    await perform(
      context,
      tx,
      creditRefundMachine.withdraw,
      { id },
      { patch: { answered_at: now, updated_at: now } },
    )
    return viewCreditRefund(await findCreditRefund(tx, id))
  })
}
