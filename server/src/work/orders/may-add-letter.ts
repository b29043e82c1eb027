import type { Reader } from '../../platform/database/database.ts'
import { isDecisionFinal } from '../goals/is-decision-final.ts'
import type { GoalOfOrder } from '../goals/orders/goals-of-orders.ts'
import type { OrderState } from './order-state.ts'

const WITH_WORK: readonly OrderState[] = ['ongoing', 'completed']

export const hasWork = ({ status }: { status: OrderState }) => WITH_WORK.includes(status)

/** Either side may add the authority's letter. Like the decision it can be corrected for a while. */
export const mayAddLetter = async (
  db: Reader,
  order: { status: OrderState },
  { decided_at }: Pick<GoalOfOrder, 'decided_at'>,
  now: Date,
) => hasWork(order) && !(await isDecisionFinal(db, decided_at, now))
