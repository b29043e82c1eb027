import type { RefundSchedule } from '@sojourn/contract/supply/services'
import type { WorkStage } from '@sojourn/contract/work/work-words'
import type { OrderState } from '../../orders/order-machine.ts'

/** The order’s own schedule goes by how far the work is. */
export function scheduleShare(schedule: RefundSchedule, state: OrderState, stage: WorkStage): number {
  if (state === 'paid') return 100
  const isFiled = state !== 'ongoing' || stage !== 'preparing'
  return isFiled ? schedule.after_filing : schedule.before_filing
}

/** The share is rounded as money is. */
export const percentOf = (amount: number, percent: number) => Math.round((amount * percent) / 100)
