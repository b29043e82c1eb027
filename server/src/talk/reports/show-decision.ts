import type { Context } from '../../context.ts'
import type { Reader } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { readDecisionLink } from './decision-token.ts'
import { findReport } from './store.ts'
import { subjects } from './subjects.ts'
import { ownMessage, viewDecision } from './view.ts'

/** A decision as one of the two sides reads it; who wrote what was left alone hears of nothing. */
export async function showDecision(context: Context, actor: Actor, token: string, from: Reader = context.db) {
  const { id, side, ownedBy } = readDecisionLink(context.settings, token, actor)
  const report = await findReport(from, id)
  if (ownedBy !== undefined && report?.owner_id !== ownedBy) throw new Refusal('not_found')
  const decision = report && viewDecision(report, side, context.clock.now())
  if (!decision) throw new Refusal('not_found')
  if (side !== 'owner' || report.kind !== 'message') return decision
  const found = await subjects.message.find(from, report.subject_id)
  return { ...decision, own_message: ownMessage(report, found?.message?.at) }
}
