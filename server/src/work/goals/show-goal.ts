import type { Context } from '../../context.ts'
import { ruleMs } from '../../ground/rules/rule.ts'
import type { Reader } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { ordersOfGoals } from './orders/orders-of-goals.ts'
import { findGoal } from './store.ts'
import { viewGoal } from './view.ts'

/** Nothing is said of anybody else's goal, and a deleted one is shown where it can come back. */
export async function showGoal(context: Context, actor: Person, id: number, db: Reader = context.db) {
  const goal = await findGoal(db, actor.id, id)
  if (!goal || goal.deleted_at) throw new Refusal('not_found')
  const orders = await ordersOfGoals(db, [id])
  const correctableMs = await ruleMs(db, 'decision_correction')
  return viewGoal(goal, { now: context.clock.now(), correctableMs }, orders.get(id))
}
