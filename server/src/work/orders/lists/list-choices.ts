import type { Context } from '../../../context.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { goalsOfOrders } from '../../goals/orders/goals-of-orders.ts'
import { sideOf } from '../side-of.ts'
import { goalsOrderedFor, othersOfSide } from './choice-store.ts'

export async function listChoices({ db }: Context, actor: Person) {
  const side = sideOf(actor)
  const others = await othersOfSide(db, side)
  // To an agent each goal has its client, who can be chosen already.
  const ids = side.as === 'client' ? (await goalsOrderedFor(db, actor.id)).map(({ goal_id }) => goal_id) : []
  const goals = await goalsOfOrders(db, ids)
  return {
    with: others.map(({ id, first_name, last_name }) => ({
      uuid: id,
      full_name: `${first_name} ${last_name}`,
    })),
    goals: ids.map((id) => ({ id, name: goals.get(id).name })),
  }
}
