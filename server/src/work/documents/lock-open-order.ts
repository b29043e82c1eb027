import type { Tx } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type HeldOrder, holdOrder } from '../orders/hold-order.ts'
import { orderOfSide } from '../orders/order-of-side.ts'
import { OPEN, type Side } from './policy.ts'

/** The order of one of its sides, held until the end, where documents may change. */
export async function lockOpenOrder(
  tx: Tx,
  actor: Pick<Person, 'id'>,
  id: string,
): Promise<HeldOrder & { side: Side }> {
  const { side } = await orderOfSide(tx, actor, id)
  const order = await holdOrder(tx, id)
  if (!order) throw new Refusal('not_found')
  refuseClosed(order.status)
  return { ...order, side }
}

export function refuseClosed(status: HeldOrder['status']) {
  if (OPEN.includes(status)) return
  throw new Refusal('not_now', {
    message: WHY[status] ?? 'This order is over. Its documents stay as they are.',
  })
}

const WHY: Partial<Record<HeldOrder['status'], string>> = {
  awaiting_payment: 'Please pay the order first. Then you can hand over its documents.',
  conflicted: 'There is a conflict about this order. Its documents stay as they are until it is settled.',
}
