import type { AgentFacets, SearchFilters } from '@sojourn/contract/supply/discovery'
import type { Context } from '../../context.ts'
import { languageName } from '../../ground/reference/language-name.ts'
import { chosenNames } from './chosen-names.ts'
import { countFound, isAmongMany } from './count-found.ts'
import { BY_COUNTRY, BY_PURPOSE, type Facet, type FacetRow, MOST_COUNTED } from './facet.ts'
import { countEach, countLanguages, readSpoken } from './facet-store.ts'
import { RecentlyRead } from './recently-read.ts'
import { fingerprintOf, readFilters, type SearchCriteria } from './search-criteria.ts'
import { readWords } from './words/read-words.ts'
import { countAmong, countLanguagesAmong, foundAmongMany } from './words/word-facet-store.ts'

/** The filters are those the count depends on: others ask with the same ones. */
type Count<T> = (context: Context, sought: SearchCriteria, filters: SearchFilters) => Promise<T>

/** Each has a thousand ids. */
const MOST_FOUND_KEPT = 100

/** Many look at the same counts, and who changes one filter asks only some of them anew. */
const found = remembered(findAmongMany, [], MOST_FOUND_KEPT)
const totals = remembered(countTotal, 0)
const countries = remembered(counting(BY_COUNTRY), [])
const purposes = remembered(counting(BY_PURPOSE), [])
const languages = remembered(countSpoken, [])
const spoken = new RecentlyRead<string[]>()

/** Each facet counts without its own filter: what one would find having chosen otherwise. */
export async function showFacets(context: Context, filters: SearchFilters): Promise<AgentFacets> {
  const [words, names, total, inCountries, forPurposes, inLanguages] = await Promise.all([
    readWords(context, filters.query),
    chosenNames(context.pool, filters),
    totals(context, filters),
    countries(context, { ...filters, country: undefined, visa: undefined }),
    purposes(context, { ...filters, purpose: undefined, visa: undefined }),
    languages(context, { ...filters, language: undefined }),
  ])
  return {
    total: { count: Math.min(total, MOST_COUNTED), more: total > MOST_COUNTED },
    countries: inCountries,
    purposes: forPurposes,
    languages: inLanguages.map((row) => ({ ...row, name: languageName(row.id) })),
    names,
    is_partial: words?.isPartial ?? false,
  }
}

/** Looking common words up costs more than counting whom they find: it is done once for as many counts as can. */
async function findAmongMany({ pool }: Context, sought: SearchCriteria) {
  return isAmongMany(sought) ? foundAmongMany(pool, sought) : []
}

function countTotal(context: Context, sought: SearchCriteria, filters: SearchFilters) {
  return countFound(context.pool, sought, () => found(context, filters))
}

function counting(facet: Facet): Count<FacetRow[]> {
  return async (context, sought, filters) => {
    if (!isAmongMany(sought)) return countEach(context.pool, sought, facet)
    // Its price and days are asked of each place.
    const anywhere = { ...filters, max_price: undefined, max_days: undefined }
    return countAmong(context.pool, sought, facet, await found(context, anywhere))
  }
}

async function countSpoken(context: Context, sought: SearchCriteria, filters: SearchFilters) {
  const { pool, clock } = context
  if (isAmongMany(sought)) return countLanguagesAmong(pool, await found(context, filters))
  const all = await spoken.get(pool, '', clock.now().getTime(), () => readSpoken(pool))
  return countLanguages(pool, sought, all)
}

/** A count is kept by the filters it depends on. */
function remembered<T>(count: Count<T>, none: T, most?: number) {
  const read = new RecentlyRead<T>(most)
  return (context: Context, filters: SearchFilters) => {
    const now = context.clock.now()
    return read.get(context.pool, fingerprintOf(filters), now.getTime(), async () => {
      const words = await readWords(context, filters.query)
      const sought = readFilters(filters, words, now)
      return sought ? count(context, sought, filters) : none
    })
  }
}
