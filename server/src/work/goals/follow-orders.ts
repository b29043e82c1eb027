import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { ordersOfGoals } from './orders-of-goals.ts'
import { moveGoal } from './store.ts'

/** G2. In progress while an order of it is paid, a draft again once the last of those is cancelled. */
export async function followOrders({ clock }: Context, tx: Tx, { goal: id }: { goal: number }) {
  const isPaid = (await ordersOfGoals(tx, [id])).get(id)?.isPaid ?? false
  const [from, to] = isPaid ? (['draft', 'in_progress'] as const) : (['in_progress', 'draft'] as const)
  await moveGoal(tx, id, [from], { status: to, updated_at: clock.now() })
}
