import type { GoalPrices } from '@sojourn/contract/supply/goal-prices'
import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type Place, pricesForPeople } from '../../supply/services/prices-for-people.ts'
import { findGoal } from './store.ts'

interface Asked extends Place {
  goal: number
  ids: string[]
}

/** A client who travels alone reads the prices of the lists. */
export async function showGoalPrices(
  context: Context,
  actor: Person,
  { goal: id, ids, ...place }: Asked,
): Promise<GoalPrices> {
  const goal = await findGoal(context.db, actor.id, id)
  if (!goal || goal.deleted_at) throw new Refusal('not_found')
  const further = goal.travellers.length
  const items = further > 0 ? await pricesForPeople(context, { agents: ids, further, place }) : []
  return { people: 1 + further, items }
}
