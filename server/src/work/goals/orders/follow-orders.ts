import type { Context } from '../../../context.ts'
import { performOrSkip } from '../../../ground/facts/perform.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { goalMachine } from '../goal-state.ts'
import { ordersOfGoals } from './orders-of-goals.ts'

/** G2. An order of the goal is paid. */
export const startGoal = (context: Context, tx: Tx, { goal: id }: { goal: number }) =>
  performOrSkip(context, tx, goalMachine.start, { id }, { patch: { updated_at: context.clock.now() } })

/** G2. In progress while an order of it is paid, a draft again once the last of those is cancelled. */
export async function followOrders(context: Context, tx: Tx, { goal: id }: { goal: number }) {
  const isPaid = (await ordersOfGoals(tx, [id])).get(id)?.isPaid ?? false
  await performOrSkip(
    context,
    tx,
    isPaid ? goalMachine.start : goalMachine.stop,
    { id },
    { patch: { updated_at: context.clock.now() } },
  )
}
