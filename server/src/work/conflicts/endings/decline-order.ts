import { orderStatus } from '@sojourn/contract/calls/status'
import type { Context } from '../../../context.ts'
import { viewRefund } from '../../../money/payments/refunds/divide-refund.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { refusalOf } from '../../../platform/states/machine.ts'
import { orderMachine } from '../../orders/order-machine.ts'
import { takeOrder } from '../take-order.ts'
import { endAtOnce } from './end-at-once.ts'

/** O7 is for the agent: the client gets everything back, where it came from. */
export const declineOrder = (context: Context, actor: Person, id: string, reason: string) =>
  transact(context, async (tx) => {
    const { order, side } = await takeOrder(tx, actor, id)
    if (side !== 'agent' || order.status !== 'paid') throw refusalOf(orderMachine.decline)
    const parts = await endAtOnce(context, tx, orderMachine.decline, order, {
      percent: 100,
      destination: 'card',
      reason,
    })
    return {
      uuid: id,
      status: [...orderStatus.cancelled] as [number, string],
      refund: viewRefund(parts, 'agent'),
    }
  })
