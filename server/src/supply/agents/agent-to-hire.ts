import { PLANS, type Plan } from '@sojourn/contract/amounts/plans'
import { longDay } from '@sojourn/contract/dates/moments'
import type { Context } from '../../context.ts'
import { dayOf } from '../../platform/clock.ts'
import type { Reader } from '../../platform/database/database.ts'
import { notNow, Refusal } from '../../platform/refusal.ts'
import { gateBefore } from '../licences/licence-gate.ts'
import { loadLicenceGate } from '../licences/load-licence-gate.ts'
import { findAgentToHire } from './agent-store.ts'
import { isOnLeave } from './is-on-leave.ts'

export const NO_LONGER_OFFERED = 'This service is not offered at the moment. Please choose another one.'

export const LEAVING = (agent: string) =>
  `${agent} is leaving Sojourn and takes no new work. Please choose another agent.`

/**
 * The agent a client wants to hire for a visa, unless something hides them or their services for it on this day.
 * Leave does not bind who offered this client the work.
 */
export async function agentToHire(
  context: Pick<Context, 'pool' | 'clock'>,
  db: Reader,
  agentId: string,
  aim: { country: string; visa: string; isOffered?: boolean },
  gone = new Refusal('not_found', { message: NO_LONGER_OFFERED }),
) {
  const now = context.clock.now()
  const agent = await findAgentToHire(db, agentId)
  const isLicensed = gateBefore(await loadLicenceGate(context, db, agentId, dayOf(now)), aim) === 'open'
  if (!agent?.verified_at || agent.suspended_at || !isLicensed) throw gone
  const { away_until, first_name } = agent
  if (agent.deletion_due_at) throw notNow(LEAVING(first_name))
  if (away_until && isOnLeave(agent, now) && !aim.isOffered)
    throw new Refusal('not_now', {
      message: `${first_name} is away until ${longDay(away_until)}. Please come back then, or choose another agent.`,
    })
  return { plan: PLANS.find((plan) => plan === agent.plan) ?? ('free' satisfies Plan) }
}
