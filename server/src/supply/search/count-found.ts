import type pg from 'pg'
import { countAgents } from './facet-store.ts'
import type { SearchCriteria } from './search-criteria.ts'
import { isOfMany } from './search-store.ts'
import { foundAmongMany } from './words/word-facet-store.ts'

/** Several places may be one agent’s, and words are looked up among everybody: whom they find is counted by who it is. */
export const isAmongMany = (sought: SearchCriteria) => sought.words !== null || isOfMany(sought)

export async function countFound(
  pool: pg.Pool,
  sought: SearchCriteria,
  found: () => Promise<string[]> = () => foundAmongMany(pool, sought),
) {
  return isAmongMany(sought) ? (await found()).length : countAgents(pool, sought)
}
