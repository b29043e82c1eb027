import type { Reader, Tx } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findOrder } from '../orders/list-store.ts'
import { type LockedOrder, lockOrder } from '../orders/move-store.ts'
import { OPEN, type Side } from './policy.ts'

/** An order whose documents somebody may see: its client and its agent, and nobody else until a conflict brings staff in. */
export async function orderOfSide(db: Reader, { id: personId }: Pick<Person, 'id'>, id: string) {
  const order = await findOrder(db, personId, id)
  if (!order) throw new Refusal('not_found')
  const side: Side = order.agent_id === personId ? 'agent' : 'client'
  return { id, ref: order.ref, status: order.status, side }
}

/** The same, held until the end, where documents may change. */
export async function lockOpenOrder(
  tx: Tx,
  actor: Pick<Person, 'id'>,
  id: string,
): Promise<LockedOrder & { side: Side }> {
  const { side } = await orderOfSide(tx, actor, id)
  const order = await lockOrder(tx, id)
  if (!order) throw new Refusal('not_found')
  refuseClosed(order.status)
  return { ...order, side }
}

export function refuseClosed(status: LockedOrder['status']) {
  if (OPEN.includes(status)) return
  throw new Refusal('not_now', {
    message: WHY[status] ?? 'This order is over. Its documents stay as they are.',
  })
}

const WHY: Partial<Record<LockedOrder['status'], string>> = {
  awaiting_payment: 'Please pay the order first. Then you can hand over its documents.',
  conflicted: 'There is a conflict about this order. Its documents stay as they are until it is settled.',
}
