import { z } from 'zod'
import { transact } from '../../../platform/database/transact.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { forgetAllHoldsOver } from '../meeting-store.ts'

/** Holds that are over count for nothing from that moment on; here their rows go. */
export const forgetHolds = defineJob({
  name: 'forget-holds',
  schema: z.object({}),
  run: (context) => transact(context, (tx) => forgetAllHoldsOver(tx, context.clock.now())),
})
