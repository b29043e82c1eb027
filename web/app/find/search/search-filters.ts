import type { SearchFilters } from '@sojourn/contract/supply/discovery'
import { FILTERS, filterNames } from './filters.ts'
import type { Search } from './search-path.ts'

/** The search as the API is asked: numbers, and cents. */
export const filtersOf = (search: Search): SearchFilters =>
  Object.fromEntries(
    filterNames.flatMap((name) => {
      const text = search[name]
      return text ? [[name, FILTERS[name].asks(text)]] : []
    }),
  )
