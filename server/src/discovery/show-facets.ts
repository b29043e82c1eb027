import type { AgentFacets, Count, SearchFilters } from '@sojourn/contract/discovery'
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
import { readFilters } from './sought.ts'

/** Each facet counts without its own filter: what one would find having chosen otherwise. */
export async function showFacets(context: Context, filters: SearchFilters): Promise<AgentFacets> {
  const { pool, clock } = context
  const words = await readWords(context, filters.query)
  const sought = (without: Partial<SearchFilters> = {}) =>
    readFilters({ ...filters, ...without }, words, clock.now())
  const [total, countries, purposes, languages] = await Promise.all([
    countAgents(pool, sought()),
    countCountries(pool, sought({ country: undefined, visa: undefined })),
    countPurposes(pool, sought({ purpose: undefined, visa: undefined })),
    countLanguages(pool, sought({ language: undefined })),
  ])
  return {
    total: honest(total),
    countries: countries.map(viewFacet),
    purposes: purposes.map(viewFacet),
    languages: languages.map((row) => viewFacet({ ...row, name: languageName(row.id) })),
  }
}

const viewFacet = ({ id, name, count }: FacetRow) => ({ id, name, ...honest(count) })

const honest = (count: number): Count => ({
  count: Math.min(count, MOST_COUNTED),
  more: count > MOST_COUNTED,
})
