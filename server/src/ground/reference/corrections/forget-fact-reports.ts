import { z } from 'zod'
import { DAY_MS } from '../../../platform/clock.ts'
import { transact } from '../../../platform/database/transact.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { forgetReportsClosedBefore } from './store.ts'

/** As long as messages of the contact form: what was right stands with the correction. */
const KEPT_MS = 2 * 365 * DAY_MS

export const forgetFactReports = defineJob({
  name: 'forget-fact-reports',
  schema: z.object({}),
  run: (context) =>
    transact(context, (tx) =>
      forgetReportsClosedBefore(tx, new Date(context.clock.now().getTime() - KEPT_MS)),
    ),
})
