import type { Tx } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockGoal } from './store.ts'

/** A goal of one's own, held until the transaction ends. */
export async function takeGoal(tx: Tx, actor: Person, id: number) {
  const goal = await lockGoal(tx, actor.id, id)
  if (!goal || goal.deleted_at) throw new Refusal('not_found')
  return goal
}
