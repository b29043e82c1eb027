import { ruleMs } from '../../ground/rules/rule.ts'
import type { Reader } from '../../platform/database/database.ts'
import { correctableUntil } from './goal-state.ts'

/** Returns true once a decision can no longer be corrected. */
export const isDecisionFinal = async (db: Reader, decidedAt: Date | null, now: Date) =>
  decidedAt !== null && correctableUntil(decidedAt, await ruleMs(db, 'decision_correction')) <= now
