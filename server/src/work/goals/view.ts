import { goalStatus } from '@sojourn/contract/calls/status'
import type { Goal } from '@sojourn/contract/work/goals'
import { may } from '../../platform/states/machine.ts'
import { correctableUntil, goalMachine, restorableUntil } from './goal-state.ts'
import type { GoalRow } from './store.ts'

interface Orders {
  count: number
  open: string[]
}

export function viewGoal(row: GoalRow, now: Date, orders: Orders | undefined): Goal {
  const until = row.decided_at && correctableUntil(row.decided_at)
  const country = { id: row.country_iso, name: row.country_name }
  const purpose = { id: row.purpose, name: row.purpose_name }
  return {
    id: row.id,
    name: row.name,
    status: [...goalStatus[row.status]],
    may: mayOf(row, now, orders),
    purpose,
    destination_country: country,
    expected_delivery_date: row.expected_on,
    comment: row.comment,
    visa: { country, purpose },
    ticked: row.ticked,
    decided_on: row.decided_on,
    correctable_until: until && until > now ? until.toISOString() : null,
    order_count: orders?.count ?? 0,
    open_orders: orders?.open ?? [],
    restorable_until: row.deleted_at && restorableUntil(row.deleted_at).toISOString(),
    created_at: { date: row.created_at.toISOString() },
  }
}

/** A decision stands once its time to be corrected is over, and what has open orders is not taken away. */
function mayOf({ status, decided_at, deleted_at }: GoalRow, now: Date, orders: Orders | undefined) {
  if (deleted_at) return ['restore']
  const stands = decided_at !== null && correctableUntil(decided_at) <= now
  return [
    ...may(goalMachine, status, 'client').filter((action) => action !== 'decide' || !stands),
    ...(orders?.open.length ? [] : ['delete']),
  ]
}
