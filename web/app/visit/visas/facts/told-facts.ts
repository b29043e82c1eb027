import type { ShownFacts } from '@sojourn/contract/ground/visa-facts'
import { namesOf, ruleWords } from './fact-values.ts'
import { timeWords } from './processing-time.ts'
import type { ToldFacts } from './told.ts'
import { feesInWords } from './told-fees.ts'
import { type ToldRow, toldGroups } from './told-groups.ts'

interface Country {
  id: string
  name: string
}

/** The facts of these visas in words, by their ids. Only loaders ask for it: pages get the words alone. */
export function toldFacts(visas: { id: string; facts: ShownFacts }[], countries: Country[]) {
  const names = namesOf(countries, visas)
  return Object.fromEntries(
    visas.map(({ id, facts }): [string, ToldFacts] => [
      id,
      {
        main: toldGroups(mainRows(facts), facts),
        rules: toldGroups(
          ruleWords(facts, names).map(({ kind, words }) => ({ kind, said: words })),
          facts,
        ),
      },
    ]),
  )
}

/** A row whose answer is not known sends to the authority. */
const mainRows = ({ fees, other_costs, time }: ShownFacts): ToldRow[] => [
  { kind: 'time', said: timeWords(time?.value ?? null) },
  { kind: 'fees', said: feesInWords(fees?.value ?? null) },
  ...(other_costs ? [{ kind: 'other_costs' as const, said: feesInWords(other_costs.value) }] : []),
]
