import type { FactKind } from '@sojourn/contract/ground/fact-words'
import type { FeeItem, VisaFacts } from '@sojourn/contract/ground/visa-facts'

type PaidOrWaited = 'fees' | 'other_costs' | 'time'

export const isPaidOrWaited = (kind: FactKind): kind is PaidOrWaited =>
  kind === 'fees' || kind === 'other_costs' || kind === 'time'

/** Returns true if somebody has read an amount or a number of days at a source. */
export function isKnown(kind: PaidOrWaited, fact: VisaFacts[PaidOrWaited]) {
  if (!fact || fact.unread || fact.value === null) return false
  return kind === 'time' || knownItems(fact.value as FeeItem[]).length > 0 || isNone(fact.value as FeeItem[])
}

export const knownItems = (items: readonly FeeItem[]) => items.filter(({ amount }) => amount !== null)

/** That there are no other costs is known too. */
const isNone = (items: readonly FeeItem[]) => items.length === 0
