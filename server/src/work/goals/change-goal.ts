import type { GoalChange } from '@sojourn/contract/work/goals'
import type { Context } from '../../context.ts'
import { perform } from '../../ground/facts/perform.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { checkDate } from './check-date.ts'
import { checkJourney } from './check-journey.ts'
import { checkTravellers } from './check-travellers.ts'
import { goalMachine } from './goal-state.ts'
import { showGoal } from './show-goal.ts'
import { takeGoal } from './take-goal.ts'

/** G4. A day that has come meanwhile may stay; a new one lies ahead. */
export function changeGoal(context: Context, actor: Person, id: number, change: GoalChange) {
  const { expected_delivery_date: day, name, comment } = change
  return transact(context, async (tx) => {
    const goal = await takeGoal(tx, actor, id)
    if (day && day !== goal.expected_on) await checkDate(context, tx, actor.id, day)
    const journey = await checkJourney(
      context,
      tx,
      { country: goal.country_iso, purpose: goal.purpose },
      change,
    )
    const now = context.clock.now()
    const isOtherVisa = journey.visa_id !== undefined && journey.visa_id !== goal.visa_id
    const people = await checkTravellers(context, tx, actor.id, change.travellers)
    await perform(
      context,
      tx,
      goal.status === 'draft' ? goalMachine.change : goalMachine.changeUnderWay,
      { id },
      {
        patch: {
          ...(name !== undefined && { name }),
          ...(comment !== undefined && { comment }),
          ...(day && { expected_on: day }),
          ...journey,
          // How another visa was before is no news.
          ...(isOtherVisa && { visa_told_at: now }),
          ...people,
          updated_at: now,
        },
      },
    )
    return showGoal(context, actor, id, tx)
  })
}
