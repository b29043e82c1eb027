import type { Context } from '../../context.ts'
import type { Reader } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { goalsOfOrders } from '../goals/orders/goals-of-orders.ts'
import { nextOfAgent } from './lists/list-store.ts'
import { countToDo, moneyHeldFor } from './start-store.ts'
import { viewOrderSummary } from './view.ts'

/** Each number is as many as the list it leads to, and the money is by the books. */
export async function ordersOfAgent(db: Reader, id: string, now: Date) {
  const [counts, money] = await Promise.all([countToDo(db, id, now), moneyHeldFor(db, id)])
  return {
    ...counts,
    money: money.map(({ currency, held, clearing }) => ({
      held: { amount: held, currency },
      clearing: { amount: clearing, currency },
    })),
  }
}

/** The same with the orders that come first. */
export async function showStart({ db, clock }: Context, { id }: Pick<Person, 'id'>) {
  const now = clock.now()
  const [known, next] = await Promise.all([ordersOfAgent(db, id, now), nextOfAgent(db, id)])
  const goals = await goalsOfOrders(
    db,
    next.map((row) => row.goal_id),
  )
  return { ...known, next: next.map((row) => viewOrderSummary(row, goals.get(row.goal_id), now)) }
}
