import type { SearchFilters } from '@sojourn/contract/supply/discovery'
import { searchPath } from '../../find/search/search-path.ts'

/** A saved search as an address again. */
export function addressOf({ max_price, sort, verified: _, ...filters }: SearchFilters) {
  const texts = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return searchPath({
    ...Object.fromEntries(texts),
    ...(max_price && { max_price: String(Math.ceil(max_price / 100)) }),
    ...(sort && sort !== 'relevance' && { sort }),
  })
}
