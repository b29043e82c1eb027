import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { acting } from '../../platform/http/by.ts'
import { notNow, Refusal } from '../../platform/refusal.ts'
import { countDecisionsOf } from './count-decisions.ts'
import { findDecision, holdDecisionsOf, setVerdict } from './decision-store.ts'
import { isOwn } from './list-decisions.ts'
import { isHeld } from './what-counts.ts'

interface Judgement {
  verdict: 'in' | 'out'
  reason: string
}

/** A decision that our team doubts is taken out of the shares, or counted again; nobody judges their own. */
export const judgeDecision = (context: Context, actor: Person, id: string, { verdict, reason }: Judgement) =>
  transact(context, async (tx) => {
    const found = await findDecision(tx, id)
    if (!found) throw new Refusal('not_found')
    if (isOwn(found, actor.id)) throw notNow('This is about your own order. A colleague has to decide.')
    await holdDecisionsOf(tx, found.client_id)
    const decision = await findDecision(tx, id)
    if (!decision) throw new Refusal('not_found')
    if (verdict === 'out' && decision.verdict === 'out')
      throw notNow('This decision is taken out already. Reload the page to see who did it.')
    if (verdict === 'in' && decision.verdict !== 'out' && !isHeld(decision))
      throw notNow('Nothing keeps this decision out. Reload the page to see how it stands.')
    await setVerdict(tx, id, { verdict, reason, judged_by: actor.id, judged_at: context.clock.now() })
    await tell(acting(context, 'staff'), tx, {
      fact: 'decision_judged',
      person: decision.client_id,
      agent: decision.agent_id,
      decision: id,
      visa: decision.visa_id,
      verdict,
      reason,
    })
    await countDecisionsOf(context, tx, decision.client_id)
  })
