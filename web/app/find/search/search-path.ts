import { paths } from '@sojourn/contract/paths/paths'
import type { SearchFilters } from '@sojourn/contract/supply/discovery'
import type { FilterName } from './filters.ts'

type Sort = NonNullable<SearchFilters['sort']>

/** What the address of the list asks for, in its words: prices in whole dollars; several countries, purposes or languages with commas between. */
export type Search = { [Name in FilterName]?: string } & { sort?: Sort }

/** Where a search stands. A visa belongs to its country, so it goes with it. */
export function searchPath(search: Search, goalId?: string) {
  const { visa, ...rest } = search
  const fits = visa && (visa.startsWith('general/') || visa.startsWith(`${search.country?.toLowerCase()}/`))
  return paths.agents({ ...rest, ...(search.country && fits && { visa }), ...(goalId && { goalId }) })
}
