import { goalStatus } from '@sojourn/contract/calls/status'
import { deadlinesOf } from '@sojourn/contract/work/deadlines'
import type { Goal } from '@sojourn/contract/work/goals'
import { may } from '../../platform/states/machine.ts'
import { isAsked } from './asking/is-asked.ts'
import { CHANGEABLE, correctableUntil, goalMachine, restorableUntil } from './goal-state.ts'
import { journeyOf } from './journey-of.ts'
import type { GoalRow } from './store.ts'

interface Orders {
  count: number
  isFiled: boolean
  open: string[]
}

interface Seen {
  now: Date
  /** For how long a decision is corrected. */
  correctableMs: number
}

export function viewGoal(row: GoalRow, { now, correctableMs }: Seen, orders: Orders | undefined): Goal {
  const until = row.decided_at && correctableUntil(row.decided_at, correctableMs)
  const country = { id: row.country_iso, name: row.country_name }
  const purpose = { id: row.purpose, name: row.purpose_name }
  return {
    id: row.id,
    name: row.name,
    status: [...goalStatus[row.status]],
    may: mayOf(row, until !== null && until <= now, orders),
    purpose,
    home: countryOf(row.home_iso, row.home_name),
    destination_country: country,
    expected_delivery_date: row.expected_on,
    comment: row.comment,
    visa: { country, purpose },
    passports: [
      countryOf(row.passport_iso, row.passport_name),
      countryOf(row.second_passport_iso, row.second_passport_name),
    ].filter((one) => one !== null),
    residence: countryOf(row.residence_iso, row.residence_name),
    programme: row.visa_id && row.visa_name ? { id: row.visa_id, name: row.visa_name } : null,
    stay_days: row.stay_days,
    passport_expires_on: row.passport_expires_on,
    travellers: row.travellers,
    deadlines: isOpen(row) ? deadlinesOf(journeyOf(row, now)) : [],
    ticked: row.ticked,
    decided_on: row.decided_on,
    decision_asked: isAsked(row) && !row.deleted_at,
    correctable_until: until && until > now ? until.toISOString() : null,
    order_count: orders?.count ?? 0,
    filed: orders?.isFiled || row.waiting_at !== null,
    open_orders: orders?.open ?? [],
    restorable_until: row.deleted_at && restorableUntil(row.deleted_at).toISOString(),
    created_at: { date: row.created_at.toISOString() },
  }
}

/** A decision stands once its time to be corrected is over, and what has open orders is not taken away. */
function mayOf({ status, deleted_at }: GoalRow, stands: boolean, orders: Orders | undefined) {
  if (deleted_at) return ['restore']
  return [
    ...may(goalMachine, status, 'client').filter((action) => action !== 'decide' || !stands),
    ...(orders?.open.length ? [] : ['delete']),
  ]
}

const countryOf = (id: string | null, name: string | null) => (id && name ? { id, name } : null)

const isOpen = ({ status, deleted_at }: GoalRow) => CHANGEABLE.includes(status) && !deleted_at
