import { placesOf } from '@sojourn/contract/amounts/money-places'
import type { FeeItem } from '@sojourn/contract/ground/visa-facts'
import type { Fact } from './merge-fact.ts'

/** The terminal shows a fact in a line: `150.00 and 85.00 CAD (2026-10-05)`. */
export function factInWords(fact: Fact | undefined) {
  if (!fact || fact.value === null) return 'nothing'
  const words = Array.isArray(fact.value) ? fact.value.map(itemInWords).join(' + ') : timeInWords(fact.value)
  return `${words} (${fact.unread ? 'unread' : fact.checked}${fact.likely ? ', likely' : ''})`
}

const itemInWords = ({ amount, currency, per }: FeeItem) =>
  amount === null || currency === null
    ? 'not known'
    : `${(amount / 10 ** placesOf(currency)).toFixed(placesOf(currency))} ${currency}${per ? ` a ${per}` : ''}`

const timeInWords = ({ min_days, max_days, by_residence }: NonNullable<Exclude<Fact['value'], FeeItem[]>>) =>
  `${min_days} to ${max_days} days${by_residence ? `, ${Object.keys(by_residence).length} countries told apart` : ''}`
