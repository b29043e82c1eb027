import type { Plan } from '@sojourn/contract/amounts/plans'
import type { Context } from '../../context.ts'
import { planTerms } from '../../ground/rules/plan-terms.ts'
import { dayOf } from '../../platform/clock.ts'
import type { Reader } from '../../platform/database/database.ts'
import { loadLicenceGate } from '../licences/load-licence-gate.ts'
import type { Publisher } from './publish-requirements.ts'
import { findPublisher } from './store.ts'

export async function loadPublisher(
  context: Context,
  db: Reader,
  agentId: string,
  active: number,
): Promise<Publisher> {
  const today = dayOf(context.clock.now())
  const publisher = await findPublisher(db, agentId)
  const plan = (publisher?.plan ?? 'free') as Plan
  return {
    plan,
    planLimit: (await planTerms(db))[plan].active_services,
    isVerified: Boolean(publisher?.verified_at),
    isSeen: Boolean(publisher?.picture_key ?? publisher?.found_since),
    declaredTrader: publisher?.declared_trader ?? null,
    hasBusiness: Boolean(publisher?.legal_name),
    active,
    licences: await loadLicenceGate(context, db, agentId, today),
  }
}
