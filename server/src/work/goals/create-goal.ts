import { goalMessages, type NewGoal } from '@sojourn/contract/work/goals'
import type { Context } from '../../context.ts'
import { wrongPartOfAim } from '../../ground/reference/wrong-part-of-aim.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { invalidField } from '../../platform/refusal.ts'
import { checkDate } from './check-date.ts'
import { checkJourney } from './check-journey.ts'
import { checkTravellers } from './check-travellers.ts'
import { showGoal } from './show-goal.ts'
import { addGoal } from './store.ts'

const messages = { country: goalMessages.country, purpose: goalMessages.purpose }
const fields = { country: 'destination_country', purpose: 'purpose' }

export function createGoal(context: Context, actor: Person, goal: NewGoal) {
  const { destination_country: country, purpose, name, comment, expected_delivery_date } = goal
  return transact(context, async (tx) => {
    const wrong = await wrongPartOfAim(tx, { country, purpose })
    if (wrong) throw invalidField(fields[wrong], messages[wrong])
    await checkDate(context, tx, actor.id, expected_delivery_date)
    const journey = await checkJourney(context, tx, { country, purpose }, goal)
    const now = context.clock.now()
    const id = await addGoal(tx, {
      client_id: actor.id,
      country_iso: country,
      purpose,
      name,
      comment,
      expected_on: expected_delivery_date,
      ...journey,
      ...(await checkTravellers(context, tx, actor.id, goal.travellers)),
      created_at: now,
      updated_at: now,
    })
    return showGoal(context, actor, id, tx)
  })
}
