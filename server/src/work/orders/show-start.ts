import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { goalsOfOrders } from '../goals/orders/goals-of-orders.ts'
import { nextOfAgent } from './lists/list-store.ts'
import { countToDo, moneyHeldFor } from './start-store.ts'
import { viewOrderSummary } from './view.ts'

/** What an agent sees first: each number as many as the list it leads to. */
export async function showStart({ db, clock }: Context, { id }: Pick<Person, 'id'>) {
  const now = clock.now()
  const [counts, money, next] = await Promise.all([
    countToDo(db, id, now),
    moneyHeldFor(db, id),
    nextOfAgent(db, id),
  ])
  const goals = await goalsOfOrders(
    db,
    next.map((row) => row.goal_id),
  )
  return {
    ...counts,
    money: money.map(({ currency, held, clearing }) => ({
      held: { amount: held, currency },
      clearing: { amount: clearing, currency },
    })),
    next: next.map((row) => viewOrderSummary(row, goals.get(row.goal_id), now)),
  }
}
