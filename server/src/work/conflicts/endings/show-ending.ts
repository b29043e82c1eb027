import type { StaffOrder } from '@sojourn/contract/desk/staff-orders'
import { endingWords } from '@sojourn/contract/work/ending-words'
import { refundableOf } from '../../../money/payments/refunds/refundable-of-order.ts'
import type { Reader } from '../../../platform/database/database.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { leadsFrom } from '../../../platform/states/machine.ts'
import { orderMachine } from '../../orders/order-machine.ts'
import { orderToRead } from '../../orders/order-to-read.ts'
import { percentOf, scheduleShare } from '../refunds/schedule-share.ts'
import { waitingEnding } from './ending-store.ts'

/** An ending waits for a second of us where one has asked for it. */
export async function endingOf(
  db: Reader,
  actor: Pick<Person, 'id'>,
  orderId: string,
): Promise<Pick<StaffOrder, 'refundable' | 'suggested' | 'ending' | 'may'>> {
  const order = await orderToRead(db, orderId)
  if (!order) throw new Refusal('not_found')
  const { currency, status, resume_status, stage, refund_schedule, client_id, agent_id } = order
  const refundable = await refundableOf(db, orderId)
  const total = refundable?.total ?? 0
  const waiting = await waitingEnding(db, orderId)
  const isOpen = !refundable?.isWithBank && leadsFrom(orderMachine.endByStaff, status)
  const isOwn = actor.id === client_id || actor.id === agent_id
  const share = scheduleShare(refund_schedule, resume_status ?? status, stage)
  return {
    refundable: { amount: total, currency },
    suggested: { amount: percentOf(total, share), currency },
    ending: waiting
      ? {
          id: waiting.id,
          reason: [waiting.reason, endingWords(waiting.reason)],
          text: waiting.text,
          amount: { amount: waiting.amount, currency: waiting.currency },
          by: { uuid: waiting.asked_by, fullname: `${waiting.first_name} ${waiting.last_name}` },
          is_own: waiting.asked_by === actor.id,
          created_at: waiting.created_at.toISOString(),
        }
      : null,
    may: isOpen && !isOwn ? [waiting ? 'approve_end' : 'end'] : [],
  }
}
