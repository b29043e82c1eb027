import type { GoalChange } from '@sojourn/contract/work/goals'
import type { Context } from '../../context.ts'
import { moveOrRefuse } from '../../platform/database/move.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { checkDate } from './check-date.ts'
import { goalMachine } from './goal-state.ts'
import { showGoal } from './show-goal.ts'
import { takeGoal } from './take-goal.ts'

/** G4. A day that has come meanwhile may stay; a new one lies ahead. */
export function changeGoal(context: Context, actor: Person, id: number, change: GoalChange) {
  const { expected_delivery_date: day, ...words } = change
  return transact(context, async (tx) => {
    const goal = await takeGoal(tx, actor, id)
    if (day && day !== goal.expected_on) await checkDate(context, tx, actor.id, day)
    await moveOrRefuse(tx, goalMachine, goal.status === 'draft' ? 'G4a' : 'G4b', id, {
      ...{ ...words, ...(day && { expected_on: day }) },
      updated_at: context.clock.now(),
    })
    return showGoal(context, actor, id, tx)
  })
}
