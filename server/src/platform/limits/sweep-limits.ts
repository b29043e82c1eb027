import { z } from 'zod'
import { transact } from '../database/transact.ts'
import { defineJob } from '../jobs/define-job.ts'
import { forgetCountsEndedBy } from './store.ts'

/** Counts whose time is over say nothing any more. */
export const sweepLimits = defineJob({
  name: 'sweep-limits',
  schema: z.object({}),
  run: (context) => transact(context, (tx) => forgetCountsEndedBy(tx, context.clock.now())),
})
