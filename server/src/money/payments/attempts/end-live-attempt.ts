import type { Context } from '../../../context.ts'
import { performOrFail } from '../../../ground/facts/perform.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { letCouponsLapse } from '../../coupons/let-coupons-lapse.ts'
import type { ActivityRow } from '../activity-store.ts'
import { attemptMachine } from './attempt-state.ts'
import { closeCheckout } from './close-checkout.ts'

/** Gives up a try that waits for its payer; its page is closed as soon as this is true. */
export async function endWaiting(context: Context, tx: Tx, activity: ActivityRow) {
  await letCouponsLapse(context, tx, activity.payment_id)
  await performOrFail(context, tx, attemptMachine.giveUp, activity, {
    patch: { updated_at: context.clock.now() },
  })
  if (activity.processor_id) await context.jobs.enqueue(tx, closeCheckout, { activity_id: activity.id })
}
