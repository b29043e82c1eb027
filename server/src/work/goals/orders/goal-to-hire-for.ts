import type { Tx } from '../../../platform/database/database.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { CHANGEABLE } from '../goal-state.ts'
import { lockGoal } from '../store.ts'
import { fitsService } from './fits-service.ts'

interface Wanted {
  country: { id: string; name: string }
  purposes: { id: string }[]
}

/** The goal somebody hires for, held until the transaction ends. Whatever is wrong with it opens the same dialog. */
export async function goalToHireFor(tx: Tx, actor: Person, id: number | null, { country, purposes }: Wanted) {
  if (id === null) throw wrong()
  const goal = await lockGoal(tx, actor.id, id)
  if (!goal || goal.deleted_at) throw wrong()
  if (!CHANGEABLE.includes(goal.status))
    throw wrong('This goal is already decided. Please choose another one, or create a new one.')
  if (!fitsService(goal, { country: country.id, purposes: purposes.map((purpose) => purpose.id) }))
    throw wrong(
      `This goal does not fit the service. Please choose one for ${country.name} with the same purpose as this service.`,
    )
  return goal
}

const wrong = (message?: string) => new Refusal('goal_does_not_fit', message ? { message } : {})
