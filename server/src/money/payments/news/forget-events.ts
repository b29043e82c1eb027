import { z } from 'zod'
import { DAY_MS } from '../../../platform/clock.ts'
import { transact } from '../../../platform/database/transact.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { forgetEventsBefore } from './event-store.ts'

/** Processors give up telling long before. */
const KEPT_MS = 90 * DAY_MS

export const forgetEvents = defineJob({
  name: 'forget-processor-events',
  schema: z.object({}),
  run: (context) =>
    transact(context, (tx) => forgetEventsBefore(tx, new Date(context.clock.now().getTime() - KEPT_MS))),
})
