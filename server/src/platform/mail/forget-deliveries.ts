import { z } from 'zod'
import { transact } from '../database/transact.ts'
import { defineJob } from '../jobs/define-job.ts'
import { forgetDeliveriesBefore } from './delivery-store.ts'

/** Longer than any retry of a mail could come. */
const KEPT_MS = 90 * 24 * 3600 * 1000

export const forgetDeliveries = defineJob({
  name: 'forget-mail-deliveries',
  schema: z.object({}),
  run: (context) =>
    transact(context, (tx) => forgetDeliveriesBefore(tx, new Date(context.clock.now().getTime() - KEPT_MS))),
})
