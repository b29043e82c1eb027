import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { acting } from '../../../platform/http/by.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { refusalOf } from '../../../platform/states/machine.ts'
import { findOrder } from '../lists/list-store.ts'
import { orderMachine } from '../order-state.ts'
import { showOrder } from '../show-order.ts'
import { giveUpOrder } from './give-up-order.ts'

/** O3 is for the client. */
export function cancelOrder(context: Context, actor: Person, id: string) {
  return transact(context, async (tx) => {
    const order = await findOrder(tx, actor.id, id)
    if (order?.client_id !== actor.id) throw new Refusal('not_found')
    if (order.stage_no > 1)
      throw new Refusal('not_now', {
        message: 'This is a later stage of a case. Stop the case instead: what was accepted stays paid.',
      })
    const outcome = await giveUpOrder(acting(context, 'client'), tx, id, null)
    if (outcome === 'not_unpaid') throw refusalOf(orderMachine.cancel)
    if (outcome === 'being_paid')
      throw new Refusal('not_now', {
        message: 'Your payment is in progress. Please wait a moment until it is done.',
      })
    return showOrder(context, actor, id, tx)
  })
}
