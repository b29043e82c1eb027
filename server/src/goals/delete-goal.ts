import type { Context } from '../context.ts'
import { transact } from '../platform/database/transact.ts'
import type { Person } from '../platform/http/actor.ts'
import { setGoal } from './store.ts'
import { takeGoal } from './take-goal.ts'

/** G5 */
export const deleteGoal = (context: Context, actor: Person, id: number) =>
  transact(context, async (tx) => {
    await takeGoal(tx, actor, id)
    await setGoal(tx, id, { deleted_at: context.clock.now() })
  })
