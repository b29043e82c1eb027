import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { acting } from '../../platform/http/by.ts'
import { Refusal } from '../../platform/refusal.ts'
import { orderMachine } from '../orders/order-machine.ts'
import { completeOrder } from './complete-order.ts'
import { holdWorkWithAgent } from './hold-work.ts'
import { showWork } from './show-work.ts'

/** O10 holds whether the agent asked for it or not. */
export function acceptOrder(context: Context, actor: Person, id: string) {
  return transact(context, async (tx) => {
    const work = await holdWorkWithAgent(tx, id)
    if (work?.client_id !== actor.id) throw new Refusal('not_found')
    await completeOrder(acting(context, 'client'), tx, orderMachine.accept, work)
    return showWork(context, actor, id, tx)
  })
}
