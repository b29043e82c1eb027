import type { Context } from '../../context.ts'
import { tellStep } from '../../ground/facts/perform.ts'
import { ruleMs } from '../../ground/rules/rule.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { sendFilesWith } from '../documents/case-files/case-files.ts'
import { completionMachine } from './completion-state.ts'
import { holdWorkOf } from './hold-work.ts'
import { addRequest } from './request-store.ts'
import { showWork } from './show-work.ts'

interface Asked {
  summary: string
}

/** C1. By when it counts as accepted is promised now, whatever the rule becomes later. */
export function askForCompletion(context: Context, actor: Person, id: string, { summary }: Asked) {
  return transact(context, async (tx) => {
    const work = await holdWorkOf(tx, actor.id, id, 'agent')
    if (work.status !== 'ongoing')
      throw new Refusal('not_now', { message: 'Only work in progress can be completed.' })
    const now = context.clock.now()
    const decides_at = new Date(now.getTime() + (await ruleMs(tx, 'completion_review')))
    const added = await addRequest(tx, {
      order_id: id,
      client_id: work.client_id,
      agent_id: work.agent_id,
      summary,
      decides_at,
      created_at: now,
    })
    if (!added)
      throw new Refusal('not_now', { message: 'The client has not answered your last request yet.' })
    await sendFilesWith(tx, id, added.id)
    await tellStep(
      context,
      tx,
      completionMachine.ask,
      { order: work },
      { reason: summary, along: { work, id: added.id, decides_at } },
    )
    return showWork(context, actor, id, tx)
  })
}
