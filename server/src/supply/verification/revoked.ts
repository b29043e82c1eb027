import type { Reader } from '../../platform/database/database.ts'
import { lastVerdictOf } from './history-store.ts'

/**
 * Returns true from the day our team revoked a verification, or refused one for good, until it confirms one anew.
 * One that expired is none. A fact that is told just now can be left out.
 */
export async function isRevoked(db: Reader, agentId: string, but: string | null = null) {
  const last = await lastVerdictOf(db, agentId, but)
  return last !== undefined && last.fact !== 'verification_confirmed'
}
