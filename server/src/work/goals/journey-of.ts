import type { Journey } from '@sojourn/contract/work/deadlines'
import { dayIn } from './check-date.ts'
import type { GoalRow } from './store.ts'

/** A goal as its deadlines are reckoned from; today is the client's. */
export function journeyOf(row: GoalRow, now: Date): Journey {
  const { min_days, max_days } = row
  return {
    today: String(dayIn(now, row.timezone ?? 'UTC')),
    arrival: row.expected_on,
    stayDays: row.stay_days,
    passportExpiresOn: row.passport_expires_on,
    programme: row.visa_name
      ? {
          name: row.visa_name,
          processing_time: min_days !== null && max_days !== null ? { min_days, max_days } : null,
          checklist: row.checklist ?? [],
        }
      : null,
  }
}
