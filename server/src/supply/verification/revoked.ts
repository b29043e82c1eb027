import type { Reader } from '../../platform/database/database.ts'
import { lastVerdictOf } from './history-store.ts'

/** Returns true from the day our team took a verification back until it confirms one anew. One that expired is none. */
export const isRevoked = async (db: Reader, agentId: string) =>
  (await lastVerdictOf(db, agentId))?.fact === 'verification_revoked'
