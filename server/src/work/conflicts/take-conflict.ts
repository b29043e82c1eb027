import type { Tx } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockConflict } from './store.ts'
import { takeOrder } from './take-order.ts'

export interface Which {
  uuid: string
  cid: string
}

/** A conflict of an order one is a side of, both held: the order first, as everywhere. */
export async function takeConflict(tx: Tx, actor: Pick<Person, 'id'>, { uuid, cid }: Which) {
  const { order, side } = await takeOrder(tx, actor, uuid)
  const conflict = await lockConflict(tx, cid)
  if (conflict?.order_id !== order.id) throw new Refusal('not_found')
  return { order, side, conflict }
}
export type Taken = Awaited<ReturnType<typeof takeConflict>>
