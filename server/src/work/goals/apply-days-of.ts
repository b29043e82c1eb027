import { deadlinesOf } from '@sojourn/contract/work/deadlines'
import type { Reader } from '../../platform/database/database.ts'
import { journeyOf } from './journey-of.ts'
import { openGoalsOf } from './store.ts'

/** The days by which these clients have to apply for their goals that are not decided, where that can be reckoned. */
export async function applyDaysOf(db: Reader, clientIds: readonly string[], now: Date) {
  const goals = await openGoalsOf(db, clientIds)
  return goals.flatMap((goal) =>
    deadlinesOf(journeyOf(goal, now)).flatMap(({ about, day }) =>
      about === 'apply' && day !== null
        ? [
            {
              clientId: goal.client_id,
              goalId: goal.id,
              name: goal.name,
              day,
              countryIso: goal.country_iso,
              changedAt: goal.updated_at,
            },
          ]
        : [],
    ),
  )
}
