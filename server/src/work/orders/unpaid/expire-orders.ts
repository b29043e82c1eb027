import { z } from 'zod'
import { transact } from '../../../platform/database/transact.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { doAllDue } from '../../../platform/jobs/do-all-due.ts'
import { ordersExpired } from '../move-store.ts'
import { giveUpOrder } from './give-up-order.ts'

/** O3, by the clock: each order in a transaction of its own. What is being paid at this moment is seen again next time. */
export const expireOrders = defineJob({
  name: 'expire-orders',
  schema: z.object({}),
  timeLimitSeconds: 300,
  async run(context) {
    const now = context.clock.now()
    await doAllDue(
      context,
      (after, most) => ordersExpired(context.db, now, after, most),
      ({ id }) => transact(context, (tx) => giveUpOrder(context, tx, id, null)),
      'an unpaid order could not be given up',
    )
  },
})
