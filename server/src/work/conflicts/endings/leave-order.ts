import { orderStatus } from '@sojourn/contract/calls/status'
import { OWN_REASONS } from '@sojourn/contract/work/own-reasons'
import type { Context } from '../../../context.ts'
import { viewRefund } from '../../../money/payments/refunds/divide-refund.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { refusalOf } from '../../../platform/states/machine.ts'
import { orderMachine } from '../../orders/order-machine.ts'
import { refuseWithBank } from '../refuse-with-bank.ts'
import { lockOpenConflict } from '../store.ts'
import { takeOrder } from '../take-order.ts'
import { endAtOnce } from './end-at-once.ts'
import { whyLeave } from './why-leave.ts'

/** O6 is for the client. */
export const leaveOrder = (context: Context, actor: Person, id: string, destination: 'card' | 'credit') =>
  transact(context, async (tx) => {
    const { order, side } = await takeOrder(tx, actor, id)
    const conflict = await lockOpenConflict(tx, order.id)
    const leaving = side === 'client' ? await whyLeave(context, tx, order, conflict) : null
    if (!leaving) throw refusalOf(orderMachine.leave)
    if (conflict) await refuseWithBank(tx, order.id)
    const parts = await endAtOnce(context, tx, orderMachine.leave, order, {
      destination,
      percent: leaving.percent,
      reason: OWN_REASONS[leaving.why],
    })
    return {
      uuid: id,
      status: [...orderStatus.cancelled] as [number, string],
      refund: viewRefund(parts, 'client'),
    }
  })
