import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { restorableUntil } from './goal-state.ts'
import { showGoal } from './show-goal.ts'
import { lockGoal, setGoal } from './store.ts'

/** G5 brings it back; a goal that is there already stays. */
export const restoreGoal = (context: Context, actor: Person, id: number) =>
  transact(context, async (tx) => {
    const goal = await lockGoal(tx, actor.id, id)
    const isGone = goal?.deleted_at && restorableUntil(goal.deleted_at) <= context.clock.now()
    if (!goal || isGone) throw new Refusal('not_found')
    await setGoal(tx, id, { deleted_at: null })
    return showGoal(context, actor, id, tx)
  })
