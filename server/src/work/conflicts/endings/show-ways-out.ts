import type { WaysOut } from '@sojourn/contract/work/conflicts'
import type { Context } from '../../../context.ts'
import { viewRefund } from '../../../money/payments/refunds/divide-refund.ts'
import { planRefund } from '../../../money/payments/refunds/plan-refund.ts'
import { refundableOf } from '../../../money/payments/refunds/refundable-of-order.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { orderToRead } from '../../orders/order-to-read.ts'
import { percentOf, scheduleShare } from '../refunds/schedule-share.ts'
import { conflictsOf } from '../store.ts'
import { sideIn } from '../take-order.ts'
import { whyLeave } from './why-leave.ts'

const isRunning = (status: string) => status === 'paid' || status === 'ongoing'

/** The same sums are made again when a way out is taken. */
export async function showWaysOut(context: Context, actor: Person, id: string): Promise<WaysOut> {
  const { db } = context
  const order = await orderToRead(db, id)
  if (!order) throw new Refusal('not_found')
  const side = sideIn(order, actor.id)
  const refundable = await refundableOf(db, id)
  const back = async (percent: number, destination: 'card' | 'credit') => {
    const amount = percentOf(refundable?.total ?? 0, percent)
    const parts = await planRefund(db, { order, amount, destination })
    return viewRefund(parts ?? { currency: order.currency, card: amount, credit: 0, coupons: [] }, side)
  }
  const conflict = (await conflictsOf(db, id)).find(({ status }) => status !== 'closed')
  const mayLeave = side === 'client' && !refundable?.isWithBank
  const leaving = mayLeave ? await whyLeave(context, db, order, conflict) : null
  return {
    leave: leaving && {
      why: leaving.why,
      until: leaving.until?.toISOString() ?? null,
      percent: leaving.percent,
      refund: await back(leaving.percent, 'card'),
      as_credit: await back(leaving.percent, 'credit'),
    },
    ended_today:
      isRunning(order.status) && refundable && !refundable.isWithBank
        ? {
            amount: percentOf(
              refundable.total,
              leaving?.percent ?? scheduleShare(order.refund_schedule, order.status, order.stage),
            ),
            currency: order.currency,
          }
        : null,
    decline: side === 'agent' && order.status === 'paid' ? { refund: await back(100, 'card') } : null,
    similar: { country: order.country_iso, purpose: order.purposes[0]?.id ?? null, goal: order.goal_id },
  }
}
