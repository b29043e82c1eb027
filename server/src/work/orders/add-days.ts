import type { Context } from '../../context.ts'
import { perform } from '../../ground/facts/perform.ts'
import { DAY_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { HeldOrder } from './hold-order.ts'
import { setOrder } from './move-store.ts'
import { orderMachine } from './order-state.ts'

/** O9: the due day moves. Of work that has not begun the days from its start are more; null, as none is due yet. */
export async function addDays(
  context: Context,
  tx: Tx,
  order: HeldOrder,
  days: number,
): Promise<Date | null> {
  if (order.status === 'paid') {
    await setOrder(tx, order.id, { delivery_days: order.delivery_days + days })
    return null
  }
  const due_at = order.due_at && new Date(order.due_at.getTime() + days * DAY_MS)
  await perform(context, tx, orderMachine.progress, order, {
    patch: { due_at, updated_at: context.clock.now() },
  })
  return due_at
}
