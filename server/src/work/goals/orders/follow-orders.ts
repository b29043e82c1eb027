import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { move } from '../../../platform/database/move.ts'
import { goalMachine } from '../goal-state.ts'
import { ordersOfGoals } from './orders-of-goals.ts'

/** G2. In progress while an order of it is paid, a draft again once the last of those is cancelled. */
export async function followOrders({ clock }: Context, tx: Tx, { goal: id }: { goal: number }) {
  const isPaid = (await ordersOfGoals(tx, [id])).get(id)?.isPaid ?? false
  await move(tx, goalMachine, isPaid ? 'G2' : 'G2b', id, { updated_at: clock.now() })
}
