import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { ordersOfGoals } from './orders/orders-of-goals.ts'
import { setGoal } from './store.ts'
import { takeGoal } from './take-goal.ts'

/** G5. Held while it is looked at: nobody orders for it meanwhile. */
export const deleteGoal = (context: Context, actor: Person, id: number) =>
  transact(context, async (tx) => {
    await takeGoal(tx, actor, id)
    const open = (await ordersOfGoals(tx, [id])).get(id)?.open ?? []
    if (open.length > 0)
      throw new Refusal('not_now', {
        message:
          open.length === 1
            ? 'This goal has an open order. Finish or cancel it first.'
            : `${open.length} orders for this goal are open. Finish or cancel them first.`,
      })
    await setGoal(tx, id, { deleted_at: context.clock.now() })
  })
