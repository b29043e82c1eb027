import type { Goal } from '@sojourn/contract/goals'
import { goalStatus } from '@sojourn/contract/status'
import { restorableUntil } from './goal-state.ts'
import type { GoalRow } from './store.ts'

export function viewGoal(row: GoalRow): Goal {
  const country = { id: row.country_iso, name: row.country_name }
  const purpose = { id: row.purpose, name: row.purpose_name }
  return {
    id: row.id,
    name: row.name,
    status: [...goalStatus[row.status]],
    purpose,
    destination_country: country,
    expected_delivery_date: row.expected_on,
    comment: row.comment,
    visa: { country, purpose },
    ticked: row.ticked,
    restorable_until: row.deleted_at && restorableUntil(row.deleted_at).toISOString(),
    created_at: { date: row.created_at.toISOString() },
  }
}
