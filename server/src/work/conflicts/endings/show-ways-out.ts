import type { WaysOut } from '@sojourn/contract/work/conflicts'
import type { Context } from '../../../context.ts'
import { viewRefund } from '../../../money/payments/refunds/divide-refund.ts'
import { planRefund } from '../../../money/payments/refunds/plan-refund.ts'
import { refundableOf } from '../../../money/payments/refunds/refundable-of-order.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { HeldOrder } from '../../orders/hold-order.ts'
import { orderToRead } from '../../orders/order-to-read.ts'
import { percentOf, scheduleShare } from '../refunds/schedule-share.ts'
import { conflictsOf } from '../store.ts'
import { sideIn } from '../take-order.ts'
import { type Leaving, whyLeave } from './why-leave.ts'

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
  const leaving = refundable?.isWithBank ? null : await whyLeave(context, db, order, conflict)
  const today =
    isRunning(order.status) && refundable && !refundable.isWithBank
      ? {
          total: refundable.total,
          percent: leaving?.percent ?? scheduleShare(order.refund_schedule, order.status, order.stage),
        }
      : null
  return {
    leave:
      side === 'client' && leaving
        ? {
            why: leaving.why,
            until: leaving.until?.toISOString() ?? null,
            percent: leaving.percent,
            refund: await back(leaving.percent, 'card'),
            as_credit: await back(leaving.percent, 'credit'),
          }
        : null,
    ended_today: today && { amount: percentOf(today.total, today.percent), currency: order.currency },
    term_today: today && termToday(order, leaving),
    decline: side === 'agent' && order.status === 'paid' ? { refund: await back(100, 'card') } : null,
    similar: { country: order.country_iso, purpose: order.purposes[0]?.id ?? null, goal: order.goal_id },
  }
}

/** The law may give more than the terms do, and then no row of theirs holds. */
function termToday(
  { status, stage, refund_schedule }: Pick<HeldOrder, 'status' | 'stage' | 'refund_schedule'>,
  leaving: Leaving | null,
): WaysOut['term_today'] {
  if (leaving?.why === 'cooling_off') return 'cooling_off'
  const term = status === 'paid' ? 'before_start' : stage === 'preparing' ? 'before_filing' : 'after_filing'
  return !leaving || leaving.percent === refund_schedule[term] ? term : null
}
