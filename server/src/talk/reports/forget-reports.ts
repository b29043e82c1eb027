import { z } from 'zod'
import { DAY_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { forgetAnsweredBefore } from './store.ts'

/** Longer than one may object. */
const KEPT_MS = 365 * DAY_MS

export const forgetReports = defineJob({
  name: 'forget-reports',
  schema: z.object({}),
  run: (context) =>
    transact(context, (tx) => forgetAnsweredBefore(tx, new Date(context.clock.now().getTime() - KEPT_MS))),
})
