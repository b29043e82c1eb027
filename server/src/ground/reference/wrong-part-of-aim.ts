import type { Reader } from '../../platform/database/database.ts'
import { findAim } from './store.ts'

interface Aim {
  country: string
  purpose: string
}

/** Where to and why: which of both is on none of our lists, or null. */
export async function wrongPartOfAim(db: Reader, aim: Aim) {
  const { has_country, has_purpose } = await findAim(db, aim)
  if (!has_country) return 'country'
  return has_purpose ? null : 'purpose'
}
