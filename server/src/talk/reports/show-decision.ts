import type { Context } from '../../context.ts'
import type { Reader } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { readDecisionToken } from './decision-token.ts'
import { findReport } from './store.ts'
import { viewDecision } from './view.ts'

/** A decision as one of the two sides reads it; who wrote what was left alone hears of nothing. */
export async function showDecision({ settings, clock, db }: Context, token: string, from: Reader = db) {
  const { id, side } = readDecisionToken(settings, token)
  const report = await findReport(from, id)
  const decision = report && viewDecision(report, side, clock.now())
  if (!decision) throw new Refusal('not_found')
  return decision
}
