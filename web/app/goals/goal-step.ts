import { formatDay } from '@sojourn/contract/format-day'
import type { Goal } from '@sojourn/contract/goals'
import { stateOf } from './goal-words.ts'

interface GoalStep {
  title: string
  text: string
  act: 'find' | 'finish' | 'follow' | 'decide' | 'another'
}

/** An order of a goal, as much of it as tells what comes next. */
interface Known {
  uuid: string
  status: [number, string]
}

const AWAITING_PAYMENT = 0
/** Paid or going on. */
const UNDER_WAY = [1, 3, -2]

/** The one thing that comes next for a goal. */
export function goalStep(goal: Goal, orders: readonly Known[]): GoalStep {
  const country = goal.destination_country.name
  switch (stateOf(goal).name) {
    case 'Approved':
      return {
        title: `${country} said yes`,
        text: `Approved on ${formatDay(goal.decided_on ?? '')}. Have a good journey; for the next one, create another goal.`,
        act: 'another',
      }
    case 'Rejected':
      return {
        title: `${country} said no`,
        text: `Rejected on ${formatDay(goal.decided_on ?? '')}. That is often not the end: an agent can look at the reasons with you, and there may be another way.`,
        act: 'find',
      }
    case 'In Progress':
      return orders.some(({ status: [code] }) => UNDER_WAY.includes(code))
        ? {
            title: 'Your order is under way',
            text: 'Follow it on its page. Once the authority has decided, note the decision here.',
            act: 'follow',
          }
        : {
            title: 'Have you heard from the authority?',
            text: 'Note what they decided, and when. It helps others choose well.',
            act: 'decide',
          }
    default:
      return orders.some(({ status: [code] }) => code === AWAITING_PAYMENT)
        ? {
            title: 'Finish payment',
            text: 'An order for this goal waits to be paid. The agent hears of it once it is.',
            act: 'finish',
          }
        : {
            title: 'Find an agent',
            text: `Choose one who knows the way to ${country}. The order you make is linked to this goal.`,
            act: 'find',
          }
  }
}

/** The order a step leads to. */
export const orderOfStep = <Order extends Known>({ act }: GoalStep, orders: readonly Order[]) =>
  orders.find(({ status: [code] }) =>
    act === 'finish' ? code === AWAITING_PAYMENT : UNDER_WAY.includes(code),
  )
