import { timeFor } from '@sojourn/contract/ground/time-by-residence'
import type { ShownFacts } from '@sojourn/contract/ground/visa-facts'
import { timeForWords } from '../../../words/processing-time.ts'
import { namesOf, ruleWords } from './fact-values.ts'
import type { ToldFacts, ToldGroup } from './told.ts'
import { feesInWords } from './told-fees.ts'
import { type ToldRow, toldGroups } from './told-groups.ts'

interface Country {
  id: string
  name: string
}

/** The facts of these visas in words, by their ids. Only loaders ask for it: pages get the words alone. */
export function toldFacts(visas: ToldVisa[], countries: Country[], lives?: string) {
  const country = countries.find(({ id }) => id === lives)
  const names = namesOf(countries, visas)
  return Object.fromEntries(
    visas.map(({ id, facts, url = null }): [string, ToldFacts] => [
      id,
      {
        main: toldGroups(mainRows(facts, country), facts).map((group) => withCheck(group, url)),
        rules: toldGroups(
          ruleWords(facts, names).map(({ words, ...row }) => ({ ...row, said: words })),
          facts,
        ),
      },
    ]),
  )
}

interface ToldVisa {
  id: string
  facts: ShownFacts
  url?: string | null
}

/** Facts that are not known have no row. */
const mainRows = ({ fees, other_costs, time }: ShownFacts, lives: Country | undefined): ToldRow[] => [
  ...(fees ? [{ kind: 'fees' as const, said: feesInWords(fees.value) }] : []),
  ...(time
    ? [{ kind: 'time' as const, said: timeForWords(timeFor(time.value, lives?.id), lives?.name) }]
    : []),
  ...(other_costs ? [{ kind: 'other_costs' as const, said: feesInWords(other_costs.value) }] : []),
]

/** Amounts of long ago or from a copy come with the page where one checks them. */
function withCheck(group: ToldGroup, url: string | null): ToldGroup {
  const { origin } = group
  if (!origin || (origin.age !== 'too_old' && !origin.likely)) return group
  return { ...group, origin: { ...origin, check: url ?? origin.source } }
}
