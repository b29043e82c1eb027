import type { FactKind } from '@sojourn/contract/ground/fact-words'
import { headlineFee } from '@sojourn/contract/ground/headline-fee'
import type { VisaDetails } from '@sojourn/contract/ground/visa-pages'
import { listed } from '../../../ui/text/listed.ts'
import { english } from './in-english-words.ts'
import { markedLine } from './item-line.ts'
import type { ToldFacts, ToldGroup, ToldVisa } from './told.ts'

interface Country {
  id: string
  name: string
}

/** These stand in the answer beside fee and time; all other rules say who can apply. */
const ANSWERED: readonly FactKind[] = ['stay', 'may_work', 'may_bring_family', 'extend', 'settlement']

/** All that the page of a visa says in words. Loaders call it; what says it is not loaded before a browser needs it. */
export async function tellVisa(
  { visa, country, changes }: VisaDetails,
  countries: Country[],
  lives?: string,
): Promise<ToldVisa> {
  const [{ factsInWords, told }, { questionsOf }] = await Promise.all([
    import('./told-facts.ts').then(({ toldFacts }) => {
      const say = (facts: VisaDetails['visa']['facts']): ToldFacts =>
        toldFacts([{ id: visa.id, facts, url: visa.url }], countries, lives)[visa.id] ?? NOTHING
      return { factsInWords: say, told: say(visa.facts) }
    }),
    import('./questions-of.ts'),
  ])
  const { facts } = visa
  const only = (kinds: (kind: FactKind) => boolean) =>
    Object.fromEntries(Object.entries(facts).filter(([kind]) => kinds(kind as FactKind)))
  const [inAnswer, beside] = [
    factsInWords(only((kind) => ANSWERED.includes(kind))).rules,
    factsInWords(only((kind) => !ANSWERED.includes(kind))).rules,
  ]
  return {
    answer: { main: told.main, rules: inAnswer },
    who: beside,
    questions: questionsOf(visa, country, told),
    changes: changes.flatMap(({ fact, checked, before, after }) => {
      const now = firstOf(factsInWords(after))
      if (!now) return []
      return [
        { fact, checked, name: now.name, before: inOne(firstOf(factsInWords(before))), after: inOne(now) },
      ]
    }),
    hasFee: headlineFee(facts) !== null,
  }
}

const NOTHING: ToldFacts = { main: [], rules: [] }

const firstOf = ({ main, rules }: ToldFacts) => [...main, ...rules][0]?.rows[0]

/** A row in one line: of several amounts what they come to in all, else each. */
function inOne(row: ToldGroup['rows'][number] | undefined) {
  if (!row) return null
  if (typeof row.said === 'string') return row.inEnglish ? english(row.said) : row.said
  const total = row.said.find(({ isTotal }) => isTotal)
  return total?.amount ?? listed(row.said.map((item) => `${item.amount} (${markedLine(item)})`))
}
