import type { Tx } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { holdWithAgent } from '../../orders/hold-with-agent.ts'
import { findConflict, lockConflict } from '../store.ts'

/** A conflict is held after its order. */
export async function takeForStaff(tx: Tx, id: string) {
  const known = await findConflict(tx, id)
  const order = known && (await holdWithAgent(tx, known.order_id))
  const conflict = order && (await lockConflict(tx, id))
  if (!conflict) throw new Refusal('not_found')
  return { order, conflict }
}
