import { z } from 'zod'
import { DAY_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { forgetNoticesBefore } from './notice-store.ts'

/** What happened stays with the order; that someone was told of it is of no use later. */
const KEPT_MS = 180 * DAY_MS

export const forgetNotices = defineJob({
  name: 'forget-notices',
  schema: z.object({}),
  run: (context) =>
    transact(context, (tx) => forgetNoticesBefore(tx, new Date(context.clock.now().getTime() - KEPT_MS))),
})
