import type { Reader } from '../../platform/database/database.ts'
import { knownCountries } from './store.ts'

/** Those of the codes that are on our list of no country. */
export async function unknownCountries(db: Reader, codes: readonly string[]) {
  if (codes.length === 0) return []
  const known = await knownCountries(db, codes)
  return codes.filter((code) => !known.includes(code))
}
