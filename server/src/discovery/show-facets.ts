import type { AgentFacets, SearchFilters } from '@sojourn/contract/discovery'
import type { Context } from '../context.ts'
import { languageName } from '../reference/language-name.ts'
import { countAgents, countCountries, countLanguages, countPurposes, MOST_COUNTED } from './facet-store.ts'
import { readWords } from './read-words.ts'
import { RecentlyRead } from './recently-read.ts'
import { fingerprintOf, readFilters, type Sought } from './sought.ts'

/** Many look at the same counts, and a count is half a minute old as soon as it is read. */
const read = new RecentlyRead<AgentFacets>()

/** Each facet counts without its own filter: what one would find having chosen otherwise. */
export async function showFacets(context: Context, filters: SearchFilters): Promise<AgentFacets> {
  const { pool, clock } = context
  const now = clock.now().getTime()
  const key = fingerprintOf(filters)
  return read.get(pool, key, now) ?? read.keep(pool, key, now, await countFacets(context, filters))
}

async function countFacets(context: Context, filters: SearchFilters): Promise<AgentFacets> {
  const { pool, clock } = context
  const words = await readWords(context, filters.query)
  const sought = (without: Partial<SearchFilters> = {}) =>
    readFilters({ ...filters, ...without }, words, clock.now())
  const ask = async <T>(
    count: (pool: Context['pool'], sought: Sought) => Promise<T>,
    sought: Sought | null,
  ) => sought && count(pool, sought)
  const [total, countries, purposes, languages] = await Promise.all([
    ask(countAgents, sought()),
    ask(countCountries, sought({ country: undefined, visa: undefined })),
    ask(countPurposes, sought({ purpose: undefined, visa: undefined })),
    ask(countLanguages, sought({ language: undefined })),
  ])
  return {
    total: { count: Math.min(total ?? 0, MOST_COUNTED), more: (total ?? 0) > MOST_COUNTED },
    countries: countries ?? [],
    purposes: purposes ?? [],
    languages: (languages ?? []).map((row) => ({ ...row, name: languageName(row.id) })),
  }
}
