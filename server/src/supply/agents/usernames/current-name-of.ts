import type { Clock } from '../../../platform/clock.ts'
import type { Reader } from '../../../platform/database/database.ts'
import { heldSince } from './name-policy.ts'
import { findCurrentName } from './username-store.ts'

/** The username of whoever had this one in the last 90 days; null when nobody did. */
export async function currentNameOf(db: Reader, clock: Clock, formerName: string) {
  const found = await findCurrentName(db, formerName.toLowerCase(), heldSince(clock.now()))
  return found?.username ?? null
}
