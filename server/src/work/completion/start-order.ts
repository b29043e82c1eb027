import { dayIn } from '@sojourn/contract/dates/clocks'
import { longDay } from '@sojourn/contract/dates/moments'
import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { notNow } from '../../platform/refusal.ts'
import { orderMachine } from '../orders/order-machine.ts'
import { ownRiskUntil } from '../orders/own-risk.ts'
import { beginWork } from './begin-work.ts'
import { holdWorkOf } from './hold-work.ts'
import { missingOf } from './missing-of.ts'
import { showWork } from './show-work.ts'
import { setWork } from './work-store.ts'

interface Asked {
  /** They have read that they begin at their own risk. */
  acceptsRisk: boolean
}

/** O5. What is missing is kept, so that both can see later what the agent began without. */
export function startOrder(context: Context, actor: Person, id: string, { acceptsRisk }: Asked) {
  return transact(context, async (tx) => {
    const work = await holdWorkOf(tx, actor.id, id, 'agent')
    const riskUntil = await ownRiskUntil(context, tx, work)
    if (riskUntil && work.status === 'paid') {
      if (!acceptsRisk) throw notNow(riskWords(longDay(dayIn(riskUntil, work.agent_timezone ?? 'UTC'))))
      await setWork(tx, id, { risk_accepted_at: context.clock.now() })
    }
    await beginWork(context, tx, orderMachine.start, work, await missingOf(tx, work))
    return showWork(context, actor, id, tx)
  })
}

const riskWords = (day: string) =>
  `Until ${day} the client can withdraw and get a full refund, whatever is done by then. Confirm that you begin at your own risk. Reload the page if it does not ask.`
