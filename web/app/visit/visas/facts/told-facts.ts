import { formatDay } from '@sojourn/contract/dates/format-day'
import { FACT_NAMES, type FactKind } from '@sojourn/contract/ground/fact-words'
import type { FeeItem, ShownFacts } from '@sojourn/contract/ground/visa-facts'
import { amountWords, namesOf, payerWords, ruleWords } from './fact-values.ts'
import { timeWords } from './processing-time.ts'
import type { ToldFacts, ToldGroup, ToldItem } from './told.ts'

interface Row {
  kind: FactKind
  said: string | ToldItem[]
}

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
        main: groupsOf(mainRows(facts), facts),
        rules: groupsOf(
          ruleWords(facts, names).map(({ kind, words }) => ({ kind, said: words })),
          facts,
        ),
      },
    ]),
  )
}

/** A row whose answer is not known sends to the authority. */
const mainRows = ({ fees, other_costs, time }: ShownFacts): Row[] => [
  { kind: 'time', said: timeWords(time?.value ?? null) },
  { kind: 'fees', said: feesInWords(fees?.value ?? null) },
  ...(other_costs ? [{ kind: 'other_costs' as const, said: feesInWords(other_costs.value) }] : []),
]

/** A single fee as its amount; several each with what it covers, for whom and from when. */
function feesInWords(items: FeeItem[] | null) {
  if (!items) return 'See the authority'
  const [only] = items
  if (!only) return 'None'
  if (items.length === 1 && only.for === 'main' && !only.from && only.what === 'Application')
    return amountWords(only)
  return items.map((item) => ({
    amount: amountWords(item),
    about: [item.what, payerWords(item), item.from && `from ${formatDay(item.from)}`]
      .filter(Boolean)
      .join(', '),
  }))
}

/** Rows read at one place on one day stand together, above where that was. */
function groupsOf(rows: Row[], facts: ShownFacts): ToldGroup[] {
  return [...Map.groupBy(rows, ({ kind }) => originOf(facts[kind]))].map(([, together]) => {
    const fact = together[0] && facts[together[0].kind]
    return {
      rows: together.map(({ kind, said }) => {
        const note = facts[kind]?.note
        return { name: FACT_NAMES[kind], said, ...(note !== undefined && { note }) }
      }),
      origin: fact
        ? {
            source: fact.source,
            checked: fact.checked,
            age: fact.age,
            ...(fact.unread && { unread: fact.unread }),
          }
        : null,
    }
  })
}

const originOf = (fact: { source: string; checked: string; unread?: true | undefined } | undefined) =>
  fact ? `${fact.source} ${fact.unread ? 'unread' : fact.checked}` : ''
