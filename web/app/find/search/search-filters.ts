import type { SearchFilters } from '@sojourn/contract/supply/discovery'
import type { Search } from './search-address.ts'

/** The search as the API is asked: numbers, and cents. */
export const filtersOf = ({ query, country, visa, purpose, language, ...rest }: Search) =>
  ({
    query,
    country: country?.toUpperCase(),
    visa,
    purpose,
    language,
    max_price: rest.max_price ? Number(rest.max_price) * 100 : undefined,
    max_days: numberOf(rest.max_days),
    min_rating: numberOf(rest.min_rating),
    free_within: numberOf(rest.free_within),
    licensed: rest.licensed ? ('1' as const) : undefined,
  }) satisfies SearchFilters

const numberOf = (text: string | undefined) => (text ? Number(text) : undefined)
