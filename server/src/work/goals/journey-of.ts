import { timeFor } from '@sojourn/contract/ground/time-by-residence'
import type { VisaFacts } from '@sojourn/contract/ground/visa-facts'
import type { Journey } from '@sojourn/contract/work/deadlines'
import { shownFacts } from '../../ground/reference/visas/shown-facts.ts'
import { dayIn } from './check-date.ts'
import type { GoalRow } from './store.ts'

/** A goal as its deadlines are reckoned from; today is the client's. */
export function journeyOf(row: GoalRow, now: Date): Journey {
  const today = String(dayIn(now, row.timezone ?? 'UTC'))
  const { time } = shownFacts((row.facts ?? {}) as VisaFacts, today)
  return {
    today,
    arrival: row.expected_on,
    stayDays: row.stay_days,
    passportExpiresOn: row.passport_expires_on,
    programme: row.visa_name
      ? {
          name: row.visa_name,
          // A person who says nothing else lives in the country of their passport.
          processing_time: time ? timeFor(time.value, row.residence_iso ?? row.passport_iso) : null,
          checked: time?.checked ?? null,
          isOld: time?.age === 'too_old',
          checklist: row.checklist ?? [],
        }
      : null,
  }
}
