import type { Reader } from '../../../platform/database/database.ts'
import { findVisa } from '../store.ts'

/** Returns true if a visa leads to a country for a purpose; the general ones lead to every country. */
export async function isVisaFor(
  db: Reader,
  id: string,
  { country, purpose }: { country: string; purpose: string },
) {
  const visa = await findVisa(db, id)
  if (!visa?.purposes.includes(purpose)) return false
  return visa.country_iso === null || visa.country_iso === country
}
