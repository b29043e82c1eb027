import { z } from 'zod'
import { DAY_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { forgetMessagesBefore } from './store.ts'

/** Whoever wrote has long been answered, by mail. */
const KEPT_MS = 2 * 365 * DAY_MS

export const forgetMessages = defineJob({
  name: 'forget-contact-messages',
  schema: z.object({}),
  run: (context) =>
    transact(context, (tx) => forgetMessagesBefore(tx, new Date(context.clock.now().getTime() - KEPT_MS))),
})
