import { timeFor } from '@sojourn/contract/ground/time-by-residence'
import type { ShownFacts } from '@sojourn/contract/ground/visa-facts'

/** A decision usually takes so long for people who live there, with its source; null where nobody has read a time at one. */
export function usualTime({ time }: ShownFacts, residence: string | null) {
  if (!time) return null
  const { min_days, max_days } = timeFor(time.value, residence)
  return { min_days, max_days, source: time.source, checked: time.checked, is_of_copy: time.likely === true }
}
