import { orderStatus, RUNNING_ORDERS, stateIn } from '@sojourn/contract/calls/status'
import type { Goal } from '@sojourn/contract/work/goals'
import type { OrderSummary } from '@sojourn/contract/work/orders'

/** An order of a goal, as much of it as tells what comes next. */
export interface KnownOrder {
  uuid: string
  status: [number, string]
}

export const isUnpaid = ({ status }: KnownOrder) => stateIn(orderStatus, status) === 'awaiting_payment'

export const isInConflict = ({ status }: KnownOrder) => stateIn(orderStatus, status) === 'conflicted'

/** Paid or going on. */
export const isUnderWay = ({ status }: KnownOrder) => {
  const state = stateIn(orderStatus, status)
  return state !== undefined && RUNNING_ORDERS.includes(state)
}

/** Once work has begun that the authority could decide on; afterwards as long as it can be corrected. */
export const canBeDecided = (goal: Goal, orders: readonly OrderSummary[]) =>
  goal.may.includes('decide') && (goal.decided_on !== null || orders.some(hasBegun))

const BEGUN = new Set<keyof typeof orderStatus | undefined>(['ongoing', 'completed', 'conflicted'])
const hasBegun = ({ status }: OrderSummary) => BEGUN.has(stateIn(orderStatus, status))
