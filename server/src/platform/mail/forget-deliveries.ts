import { z } from 'zod'
import { DAY_MS } from '../clock.ts'
import { transact } from '../database/transact.ts'
import { defineJob } from '../jobs/define-job.ts'
import { forgetMailBodiesBefore } from './body-store.ts'
import { forgetDeliveriesBefore } from './delivery-store.ts'

/** Longer than any retry of a mail could come. */
export const DELIVERIES_KEPT_DAYS = 90
/** No mail is tried for so long: what is left then is of one that was given up. */
export const BODIES_KEPT_DAYS = 7

export const forgetDeliveries = defineJob({
  name: 'forget-mail-deliveries',
  schema: z.object({}),
  run: (context) =>
    transact(context, async (tx) => {
      const now = context.clock.now().getTime()
      await forgetDeliveriesBefore(tx, new Date(now - DELIVERIES_KEPT_DAYS * DAY_MS))
      await forgetMailBodiesBefore(tx, new Date(now - BODIES_KEPT_DAYS * DAY_MS))
    }),
})
