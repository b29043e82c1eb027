import { FACT_NAMES, type FactKind } from '@sojourn/contract/ground/fact-words'
import type { ShownFacts } from '@sojourn/contract/ground/visa-facts'
import type { ToldGroup, ToldItem } from './told.ts'

/** One fact in words, or item by item. */
export interface ToldRow {
  kind: FactKind
  said: string | ToldItem[]
  /** In the authority’s own words. */
  inEnglish?: true
}

/** Rows read at one place on one day stand together, above where that was. */
export function toldGroups(rows: ToldRow[], facts: ShownFacts): ToldGroup[] {
  return [...Map.groupBy(rows, ({ kind }) => originOf(facts[kind]))].map(([, together]) => {
    const fact = together[0] && facts[together[0].kind]
    return {
      rows: together.map(({ kind, said, inEnglish }) => {
        const note = facts[kind]?.note
        return {
          name: FACT_NAMES[kind],
          said,
          ...(note !== undefined && { note }),
          ...(inEnglish && { inEnglish }),
        }
      }),
      origin: fact
        ? {
            source: fact.source,
            checked: fact.checked,
            age: fact.age,
            ...(fact.unread && { unread: fact.unread }),
            ...(fact.likely && { likely: fact.likely }),
          }
        : null,
    }
  })
}

interface Origin {
  source: string
  checked: string
  unread?: true | undefined
  likely?: true | undefined
}

const originOf = (fact: Origin | undefined) =>
  fact ? `${fact.source} ${fact.unread ? 'unread' : fact.checked} ${fact.likely ?? ''}` : ''
