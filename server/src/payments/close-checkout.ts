import { z } from 'zod'
import { defineJob } from '../platform/jobs/define-job.ts'
import { findActivity } from './activity-store.ts'
import { settleAttempt } from './settle-attempt.ts'

/** Nobody shall pay on the page of a try that was given up; who paid there all the same gets it back. */
export const closeCheckout = defineJob({
  name: 'close-checkout',
  schema: z.object({ activity_id: z.uuid() }),
  retries: 20,
  async run(context, { activity_id }) {
    const activity = await findActivity(context.db, activity_id)
    if (activity?.status !== 'cancelled' || !activity.processor_id) return
    await context.processor.closeCheckout(activity.processor_id)
    const attempt = await context.processor.readAttempt(activity.processor_id)
    if (!attempt) return
    await settleAttempt(context, activity_id, attempt)
    if (attempt.state === 'processing') throw new Error('A checkout was left while its payment was under way')
  },
})
