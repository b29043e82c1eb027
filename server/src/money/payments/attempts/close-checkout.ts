import { z } from 'zod'
import { DAY_MS } from '../../../platform/clock.ts'
import { transact } from '../../../platform/database/transact.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { findActivity } from '../activity-store.ts'
import { raiseAlarm } from '../alarms/raise-alarm.ts'
import { inAWhile } from '../news/next-check.ts'
import { settleAttempt } from './settle-attempt.ts'

/** Longer than any bank takes. */
const WATCHED_MS = 14 * DAY_MS

/** Nobody shall pay on the page of a try that was given up; who paid there all the same gets it back. */
export const closeCheckout = defineJob({
  name: 'close-checkout',
  schema: z.object({ activity_id: z.uuid() }),
  retries: 20,
  async run(context, { activity_id }) {
    const activity = await findActivity(context.db, activity_id)
    if (activity?.status !== 'cancelled' || !activity.processor_id) return
    if (activity.processor !== context.processor.name) return
    await context.processor.closeCheckout(activity.processor_id)
    const attempt = await context.processor.readAttempt(activity.processor_id)
    if (!attempt) return
    await settleAttempt(context, activity_id, attempt)
    if (attempt.state !== 'processing') return

    // Money is on its way there: it is looked at until it is here or will not come.
    const now = context.clock.now()
    const isStuck = now.getTime() - activity.created_at.getTime() > WATCHED_MS
    await transact(context, (tx) =>
      isStuck
        ? raiseAlarm(context, tx, {
            kind: 'stuck_after_close',
            paymentId: activity.payment_id,
            activityId: activity_id,
          })
        : context.jobs.enqueue(tx, closeCheckout, { activity_id }, { startAfter: inAWhile(now) }),
    )
  },
})
