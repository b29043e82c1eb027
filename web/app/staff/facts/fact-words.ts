import type { FactKind } from '@sojourn/contract/ground/fact-words'
import type { FeeItem, ShownFacts } from '@sojourn/contract/ground/visa-facts'
import { payerWords, ruleWords } from '../../visit/visas/facts/fact-values.ts'
import { amountWords } from '../../visit/visas/facts/fee.ts'
import { timeWords } from '../../words/processing-time.ts'

interface Known {
  fact: FactKind
  value: unknown
}

/** The words are those of the public page. */
export function factWords({ fact, value }: Known) {
  const facts = { [fact]: { value, source: '', checked: '', age: 'current' } } as ShownFacts
  if (fact === 'time') return facts.time?.value ? timeWords(facts.time.value) : 'Not known'
  const items = facts.fees?.value ?? facts.other_costs?.value
  if (items)
    return items.length === 0
      ? 'None'
      : items
          .map((item) => `${[item.what, payerWords(item)].filter(Boolean).join(', ')}: ${costWords(item)}`)
          .join('; ')
  return ruleWords(facts, countriesNamed(facts))[0]?.words ?? ''
}

function costWords(item: FeeItem) {
  if (item.amount === null) return 'not known'
  return item.amount === 0 ? 'free' : amountWords(item)
}

const countries = new Intl.DisplayNames('en', { type: 'region' })

/** The names of the countries in its rule; groups of them have names of their own. */
function countriesNamed({ nationalities }: ShownFacts) {
  const { only = [], except = [] } = nationalities?.value ?? {}
  const codes = [...only, ...except].filter((code) => /^[A-Z]{2}$/.test(code))
  return Object.fromEntries(codes.map((code) => [code, countries.of(code) ?? code]))
}
