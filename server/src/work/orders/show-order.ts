import type { Context } from '../../context.ts'
import { paymentsOf } from '../../money/payments/payment-of-order.ts'
import type { Reader } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { goalsOfOrders } from '../goals/orders/goals-of-orders.ts'
import { findOrder } from './lists/list-store.ts'
import { mayAddLetter } from './may-add-letter.ts'
import { booksOf } from './order-books.ts'
import { stagesOf } from './stages/stages-of.ts'
import { closingOf } from './timeline/closing-of.ts'
import { viewOrder } from './view.ts'

/** An order one is a side of, whichever mode one is in: what links in mails lead to. */
export async function showOrder(context: Context, actor: Person, id: string, db: Reader = context.db) {
  const order = await findOrder(db, actor.id, id)
  if (!order) throw new Refusal('not_found')
  const goal = (await goalsOfOrders(db, [order.goal_id])).get(order.goal_id)
  const now = context.clock.now()
  const payment = order.client_id === actor.id ? (await paymentsOf(db, [id])).get(id) : undefined
  return viewOrder(order, {
    goal,
    payment: payment ?? null,
    books: await booksOf(db, order, order.agent_id === actor.id ? 'agent' : 'client'),
    closing: await closingOf(db, order),
    stages: await stagesOf(db, order, actor),
    isAgent: order.agent_id === actor.id,
    mayAddLetter: await mayAddLetter(db, order, goal, now),
    now,
  })
}
