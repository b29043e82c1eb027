import type { SearchFilters } from '@sojourn/contract/supply/discovery'
import type pg from 'pg'
import { languageName } from '../../ground/reference/language-name.ts'
import { chosen } from './filters.ts'
import { nameThings } from './name-store.ts'

/** Things nobody offers have a name too; what does not exist has none. */
export async function chosenNames(pool: pg.Pool, filters: SearchFilters): Promise<Record<string, string>> {
  const { visa } = filters
  const countries = chosen(filters.country?.toUpperCase())
  const purposes = chosen(filters.purpose)
  const languages = chosen(filters.language?.toLowerCase())
  const isNamed = countries.length > 0 || purposes.length > 0 || visa !== undefined
  const named = isNamed ? await nameThings(pool, { countries, purposes, visas: visa ? [visa] : [] }) : []
  return Object.fromEntries([
    ...named.map(({ id, name }) => [id, name]),
    ...languages.map((code) => [code, languageName(code)]),
  ])
}
