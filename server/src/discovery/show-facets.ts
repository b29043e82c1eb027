import type { AgentFacets, SearchFilters } from '@sojourn/contract/discovery'
import type { Context } from '../context.ts'
import { languageName } from '../reference/language-name.ts'
import {
  countAgents,
  countCountries,
  countLanguages,
  countPurposes,
  type FacetRow,
  MOST_COUNTED,
} from './facet-store.ts'
import { readWords } from './read-words.ts'
import { RecentlyRead } from './recently-read.ts'
import { fingerprintOf, readFilters, type Sought } from './sought.ts'

type Count<T> = (pool: Context['pool'], sought: Sought) => Promise<T>

/** Many look at the same counts, and who changes one filter asks only some of them anew. */
const totals = remembered(countAgents, 0)
const countries = remembered<FacetRow[]>(countCountries, [])
const purposes = remembered<FacetRow[]>(countPurposes, [])
const languages = remembered<FacetRow[]>(countLanguages, [])

/** Each facet counts without its own filter: what one would find having chosen otherwise. */
export async function showFacets(context: Context, filters: SearchFilters): Promise<AgentFacets> {
  const [found, inCountries, forPurposes, inLanguages] = await Promise.all([
    totals(context, filters),
    countries(context, { ...filters, country: undefined, visa: undefined }),
    purposes(context, { ...filters, purpose: undefined, visa: undefined }),
    languages(context, { ...filters, language: undefined }),
  ])
  return {
    total: { count: Math.min(found, MOST_COUNTED), more: found > MOST_COUNTED },
    countries: inCountries,
    purposes: forPurposes,
    languages: inLanguages.map((row) => ({ ...row, name: languageName(row.id) })),
  }
}

/** A count by the filters it depends on. */
function remembered<T>(count: Count<T>, none: T) {
  const read = new RecentlyRead<T>()
  return ({ pool, clock }: Context, filters: SearchFilters) => {
    const now = clock.now()
    return read.get(pool, fingerprintOf(filters), now.getTime(), async () => {
      const words = await readWords({ pool, clock }, filters.query)
      const sought = readFilters(filters, words, now)
      return sought ? count(pool, sought) : none
    })
  }
}
