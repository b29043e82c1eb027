import type { Reader } from '../../platform/database/database.ts'
import { findAim } from './store.ts'

interface Aim {
  country: string
  purpose: string
}

/** The part that is wrong is on none of our lists; null means that both are there. */
export async function wrongPartOfAim(db: Reader, aim: Aim) {
  const { has_country, has_purpose } = await findAim(db, aim)
  if (!has_country) return 'country'
  return has_purpose ? null : 'purpose'
}
