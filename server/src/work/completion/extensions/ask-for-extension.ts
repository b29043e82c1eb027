import type { Context } from '../../../context.ts'
import { perform, tellStep } from '../../../ground/facts/perform.ts'
import { ruleMs } from '../../../ground/rules/rule.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { orderMachine } from '../../orders/order-machine.ts'
import { extensionMachine } from '../completion-state.ts'
import { holdWorkOf } from '../hold-work.ts'
import { showWork } from '../show-work.ts'
import { addExtension } from './extension-store.ts'

interface Asked {
  days: number
  reason: string
}

/** E1. */
export function askForExtension(context: Context, actor: Person, id: string, { days, reason }: Asked) {
  return transact(context, async (tx) => {
    const work = await holdWorkOf(tx, actor.id, id, 'agent')
    const now = context.clock.now()
    await perform(context, tx, orderMachine.progress, { id }, { patch: { updated_at: now } })
    const ends_at = new Date(now.getTime() + (await ruleMs(tx, 'extension_reply')))
    const added = await addExtension(tx, {
      order_id: id,
      client_id: work.client_id,
      agent_id: work.agent_id,
      days,
      reason,
      ends_at,
      created_at: now,
    })
    if (!added)
      throw new Refusal('not_now', { message: 'The client has not answered your last request yet.' })
    await tellStep(
      context,
      tx,
      extensionMachine.ask,
      { order: work },
      { reason, along: { work, id: added.id, days, ends_at } },
    )
    return showWork(context, actor, id, tx)
  })
}
