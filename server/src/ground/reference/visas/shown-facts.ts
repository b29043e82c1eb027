import { ageOf } from '@sojourn/contract/ground/fact-age'
import { FACT_KINDS, type FactKind } from '@sojourn/contract/ground/fact-words'
import type { FeeItem, ShownFacts, VisaFacts } from '@sojourn/contract/ground/visa-facts'
import { isKnown, isPaidOrWaited, knownItems } from './is-known.ts'

/** Each known fact with its age on this day (YYYY-MM-DD), however old it is. */
export function shownFacts(facts: VisaFacts, today: string) {
  const shown = FACT_KINDS.flatMap((kind) => {
    const fact = facts[kind]
    if (!fact || (isPaidOrWaited(kind) && !isKnown(kind, facts[kind]))) return []
    const age = fact.unread ? 'too_old' : ageOf(fact.checked, today)
    return [[kind, { ...fact, value: shownValue(kind, fact.value), age }]]
  })
  return Object.fromEntries(shown) as ShownFacts
}

/** A part whose amount only the authority says has no line. */
const shownValue = (kind: FactKind, value: NonNullable<VisaFacts[FactKind]>['value']) =>
  kind === 'fees' || kind === 'other_costs' ? knownItems(value as FeeItem[]) : value
