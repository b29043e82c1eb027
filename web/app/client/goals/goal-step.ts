import { goalStatus, stateIn } from '@sojourn/contract/calls/status'
import { formatDay } from '@sojourn/contract/dates/format-day'
import { t } from '@sojourn/contract/words/t'
import type { Goal } from '@sojourn/contract/work/goals'
import { isInConflict, isUnderWay, isUnpaid, type KnownOrder } from './goal-orders-standing.ts'

interface GoalStep {
  title: string
  text: string
  act: 'find' | 'finish' | 'follow' | 'decide' | 'another'
}

/** The one thing that comes next for a goal. */
export function goalStep(goal: Goal, orders: readonly KnownOrder[]): GoalStep {
  const country = goal.destination_country.name
  switch (stateIn(goalStatus, goal.status)) {
    case 'approved':
      return {
        title: t('{country} approved it', { country }),
        text: t('Approved on {day}. Have a good journey; for the next one, create another goal.', {
          day: formatDay(goal.decided_on ?? ''),
        }),
        act: 'another',
      }
    case 'rejected':
      return {
        title: t('{country} refused it', { country }),
        text: t('Rejected on {day}. An agent can check the reasons with you and find another way.', {
          day: formatDay(goal.decided_on ?? ''),
        }),
        act: 'find',
      }
    case 'in_progress':
      return inProgress(goal, orders)
    default:
      return orders.some(isUnpaid)
        ? {
            title: t('Finish payment'),
            text: t('An order for this goal is not paid yet. The agent is told once you pay.'),
            act: 'finish',
          }
        : {
            title: t('Find an agent'),
            text: t('Choose an agent for {country}. Your order will be linked to this goal.', { country }),
            act: 'find',
          }
  }
}

/** Work goes on, or is done: then the authority has it, or it was advice and the application comes next. */
function inProgress(goal: Goal, orders: readonly KnownOrder[]): GoalStep {
  const underWay = orders.filter(isUnderWay)
  if (underWay.length > 0 && underWay.every(isInConflict))
    return {
      title: t('Your order is in conflict'),
      text: t('The money is held until this is settled.'),
      act: 'follow',
    }
  if (underWay.length > 0 || orders.some(isUnpaid))
    return {
      title: t('Your order is in progress'),
      text: t(
        'Follow its progress on the order page. When the authority has decided, record the decision here.',
      ),
      act: 'follow',
    }
  if (goal.filed)
    return {
      title: t('Have you heard from the authority?'),
      text: t('Record what they decided and when. It helps others choose well.'),
      act: 'decide',
    }
  return {
    title: t('What comes next?'),
    text: t(
      'The work you ordered is done. Find an agent for the application. If the authority has decided already, record the decision.',
    ),
    act: 'find',
  }
}

/** The order a step leads to. */
export const orderOfStep = <Order extends KnownOrder>({ act }: GoalStep, orders: readonly Order[]) =>
  orders.find(act === 'finish' ? isUnpaid : isUnderWay) ??
  (act === 'follow' ? orders.find(isUnpaid) : undefined)
