import { timeFor } from '@sojourn/contract/ground/time-by-residence'
import type { VisaFacts } from '@sojourn/contract/ground/visa-facts'
import { DAY_MS } from '../../../platform/clock.ts'

/** It counts where nobody knows how long a decision takes. */
const USUAL_DAYS = 90
/** After the first time, and after they said that they still wait. */
export const ASK_AGAIN_MS = 30 * DAY_MS

interface Accepted {
  completed_at: Date
  facts: VisaFacts | null
  residence_iso: string | null
  passport_iso: string | null
}

/** Once the usual time of the visa has passed since the work was accepted: what takes longest, of who lives where they live. */
export function whenToAsk({ completed_at, facts, residence_iso, passport_iso }: Accepted) {
  const time = facts?.time?.value
  const range = time ? timeFor(time, residence_iso ?? passport_iso) : null
  return new Date(completed_at.getTime() + (range?.max_days ?? USUAL_DAYS) * DAY_MS)
}
