import { ageOf } from '@sojourn/contract/ground/fact-age'
import { FACT_KINDS } from '@sojourn/contract/ground/fact-words'
import type { ShownFacts, VisaFacts } from '@sojourn/contract/ground/visa-facts'

/** Too old, these say a wrong number with a currency or a day on it: they are left out. */
const HIDDEN = new Set<string>(['fees', 'other_costs', 'time'])

/** Each fact with its age on this day (YYYY-MM-DD). */
export function shownFacts(facts: VisaFacts, today: string) {
  const shown = FACT_KINDS.flatMap((kind) => {
    const fact = facts[kind]
    if (!fact) return []
    const { source, checked, unread } = fact
    const age = unread ? 'too_old' : ageOf(checked, today)
    if (age === 'too_old' && HIDDEN.has(kind))
      return [[kind, { value: null, source, checked, age, ...(unread && { unread }) }]]
    return [[kind, { ...fact, age }]]
  })
  return Object.fromEntries(shown) as ShownFacts
}
