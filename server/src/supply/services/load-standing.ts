import type { Plan } from '@sojourn/contract/amounts/plans'
import type { Context } from '../../context.ts'
import { planTerms } from '../../ground/rules/plan-terms.ts'
import { dayOf } from '../../platform/clock.ts'
import type { Reader } from '../../platform/database/database.ts'
import { loadLicenceGate } from '../licences/load-licence-gate.ts'
import type { Standing } from './publish-requirements.ts'
import { findStanding } from './store.ts'

export async function loadStanding(
  context: Context,
  db: Reader,
  agentId: string,
  active: number,
): Promise<Standing> {
  const today = dayOf(context.clock.now())
  const standing = await findStanding(db, agentId)
  const plan = (standing?.plan ?? 'free') as Plan
  return {
    plan,
    planLimit: (await planTerms(db))[plan].active_services,
    isVerified: Boolean(standing?.verified_at),
    isSeen: Boolean(standing?.picture_key ?? standing?.found_since),
    declaredTrader: standing?.declared_trader ?? null,
    hasBusiness: Boolean(standing?.legal_name),
    active,
    licences: await loadLicenceGate(context, db, agentId, today),
  }
}
