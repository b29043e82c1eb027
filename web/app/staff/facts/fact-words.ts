import type { FactKind } from '@sojourn/contract/ground/fact-words'
import type { ShownFacts } from '@sojourn/contract/ground/visa-facts'
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
          .map((item) => [item.what, payerWords(item), amountWords(item)].filter(Boolean).join(', '))
          .join('; ')
  return ruleWords(facts, {})[0]?.words ?? ''
}
