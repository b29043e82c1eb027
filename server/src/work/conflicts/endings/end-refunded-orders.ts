import { z } from 'zod'
import { transact } from '../../../platform/database/transact.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { holdOrder } from '../../orders/hold-order.ts'
import { endRefunded } from './end-refunded.ts'
import { ordersWithoutMoney } from './ending-store.ts'

const AT_A_TIME = 200
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Orders that went on without their money before a whole refund ended them, and those a node of that release leaves. */
export const endRefundedOrders = defineJob({
  name: 'end-refunded-orders',
  schema: z.object({}),
  timeLimitSeconds: 300,
  async run(context) {
    let after = FIRST
    for (;;) {
      const batch = await ordersWithoutMoney(context.db, after, AT_A_TIME)
      for (const { id } of batch)
        await transact(context, async (tx) => {
          const order = await holdOrder(tx, id)
          if (order) await endRefunded(context, tx, order)
        }).catch((error) =>
          context.log.error({ err: error, order: id }, 'an order whose money is back could not be ended'),
        )
      const last = batch.at(-1)
      if (!last || batch.length < AT_A_TIME) return
      after = last.id
    }
  },
})
