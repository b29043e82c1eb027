import { paths } from '@sojourn/contract/paths/paths'
import type { SearchFilters } from '@sojourn/contract/supply/discovery'
import type { FilterName } from './filters.ts'

type Sort = NonNullable<SearchFilters['sort']>

/** The address names prices in whole dollars; several countries, purposes or languages have commas between. */
export type Search = { [Name in FilterName]?: string } & { sort?: Sort }

/** A visa belongs to its country and goes with it. */
export function searchPath(search: Search, goalId?: string) {
  const { visa, ...rest } = search
  const fits = visa && (visa.startsWith('general/') || visa.startsWith(`${search.country?.toLowerCase()}/`))
  return paths.agents({ ...rest, ...(search.country && fits && { visa }), ...(goalId && { goalId }) })
}
