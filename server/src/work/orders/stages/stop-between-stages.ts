import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { acting } from '../../../platform/http/by.ts'
import { notNow } from '../../../platform/refusal.ts'
import { refusalOf } from '../../../platform/states/machine.ts'
import { holdOrder } from '../hold-order.ts'
import { orderOfSide } from '../order-of-side.ts'
import { orderMachine } from '../order-state.ts'
import { showOrder } from '../show-order.ts'
import { giveUpOrder } from '../unpaid/give-up-order.ts'
import { lockCase } from './stage-store.ts'

/** O22 is for either side and needs no reason. */
export const stopBetweenStages = (context: Context, actor: Person, id: string) =>
  transact(context, async (tx) => {
    const { side } = await orderOfSide(tx, actor, id)
    await lockCase(tx, id)
    const order = await holdOrder(tx, id)
    if (!order || order.stage_no === 1) throw refusalOf(orderMachine.stop)
    const outcome = await giveUpOrder(acting(context, side), tx, id, null)
    if (outcome === 'not_unpaid') throw refusalOf(orderMachine.stop)
    if (outcome === 'being_paid')
      throw notNow('The payment of the next stage is in progress. Please wait a moment until it is done.')
    return showOrder(context, actor, id, tx)
  })
