import type { Context } from '../../context.ts'
import { perform } from '../../ground/facts/perform.ts'
import { DAY_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { HeldOrder } from '../orders/hold-order.ts'
import type { orderMachine } from '../orders/order-machine.ts'

type Beginning = typeof orderMachine.begin | typeof orderMachine.start

/** O4 and O5: from now on the days of delivery count. */
export async function beginWork(
  context: Context,
  tx: Tx,
  step: Beginning,
  work: HeldOrder,
  missing: string[],
) {
  const now = context.clock.now()
  const due_at = new Date(now.getTime() + work.delivery_days * DAY_MS)
  await perform(context, tx, step, work, {
    told: { missing, ...(missing.length > 0 && { name: missing.join(', ') }), along: { work, due_at } },
    patch: {
      started_at: now,
      due_at,
      started_without: JSON.stringify(missing),
      updated_at: now,
    },
  })
}
