import { z } from 'zod'
import { transact } from '../../../platform/database/transact.ts'
import { SYSTEM } from '../../../platform/http/by.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { ordersExpired } from '../move-store.ts'
import { giveUpOrder } from './give-up-order.ts'

const AT_A_TIME = 100

/** O3, by the clock: each order in a transaction of its own. What is being paid at this moment is seen again next time. */
export const expireOrders = defineJob({
  name: 'expire-orders',
  schema: z.object({}),
  timeLimitSeconds: 300,
  async run(context) {
    const now = context.clock.now()
    let after: [Date, string] | null = null
    for (;;) {
      const batch: { id: string; expires_at: Date }[] = await ordersExpired(context.db, now, after, AT_A_TIME)
      for (const { id } of batch)
        await transact(context, (tx) => giveUpOrder(context, tx, id, { by: SYSTEM, reason: null })).catch(
          (error) =>
            // It keeps none of the others waiting, and is seen again next time.
            context.log.error({ err: error, order: id }, 'an unpaid order could not be given up'),
        )
      const last = batch.at(-1)
      if (!last || batch.length < AT_A_TIME) return
      after = [last.expires_at, last.id]
    }
  },
})
