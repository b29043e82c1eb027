import { readSearch } from './search-address.ts'

/** Of what an address asks for that which prices and days depend on. */
export function searchedPlace(params: URLSearchParams) {
  const { country, visa, purpose } = readSearch(params)
  return { ...(country && { country }), ...(visa && { visa }), ...(purpose && { purpose }) }
}
