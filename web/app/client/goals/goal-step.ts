import { goalStatus, stateIn } from '@sojourn/contract/calls/status'
import { formatDay } from '@sojourn/contract/dates/format-day'
import { t } from '@sojourn/contract/words/t'
import type { Goal } from '@sojourn/contract/work/goals'
import { isUnderWay, isUnpaid, type KnownOrder } from './goal-orders-standing.ts'

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
      return orders.some(isUnderWay)
        ? {
            title: t('Your order is in progress'),
            text: t(
              'Follow its progress on the order page. When the authority has decided, record the decision here.',
            ),
            act: 'follow',
          }
        : {
            title: t('Have you heard from the authority?'),
            text: t('Record what they decided and when. It helps others choose well.'),
            act: 'decide',
          }
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

/** The order a step leads to. */
export const orderOfStep = <Order extends KnownOrder>({ act }: GoalStep, orders: readonly Order[]) =>
  orders.find(act === 'finish' ? isUnpaid : isUnderWay)
