import type { Order, OrderSchedule } from '@sojourn/contract/orders'
import { otherSide, type Side, stateOf } from './order-words.ts'

/** What the button of a step does. */
export type Act = 'pay' | 'meet' | 'prepare' | 'decide' | 'again' | 'calendar'

export interface NextStep {
  /** Who must act. */
  whose: 'yours' | 'theirs' | 'nobody'
  title: string
  text: string
  act?: Act
}

interface Known {
  order: Order
  side: Side
  /** Undefined until it is known. */
  meeting?: OrderSchedule['meeting'] | undefined
  /** Its time to be paid has passed. */
  lapsed?: boolean
}

/** The one thing that comes next, for each state as each side sees it. */
export function nextStep(known: Known): NextStep {
  const { order, side, lapsed = false } = known
  const other = otherSide(order, side).full_name
  switch (stateOf(order)) {
    case 'awaiting_payment':
      return lapsed ? lapsedStep : unpaid(other)
    case 'paid':
      return side === 'client' ? paidOfClient(known) : paidOfAgent(known)
    case 'ongoing':
      return side === 'client'
        ? {
            whose: 'theirs',
            title: `${other} is at work`,
            text: 'When the work is done, we’ll ask you to accept it. The agent is paid only then.',
          }
        : {
            whose: 'yours',
            title: 'Do the work',
            text: `When you finish, we’ll ask ${other} to accept the work. Then you are paid.`,
          }
    case 'conflicted':
      return {
        whose: 'nobody',
        title: 'This order is in conflict',
        text: `The money is held until you and ${other} agree, or we decide.`,
      }
    case 'completed':
      return side === 'client'
        ? {
            whose: 'yours',
            title: 'Tell us what the authority decided',
            text: 'Record it on your goal when you hear from them. It helps others choose well.',
            act: 'decide',
          }
        : {
            whose: 'nobody',
            title: 'The work is accepted',
            text: `${other} has accepted it. Nothing is left to do.`,
          }
    case 'cancelled':
      return side === 'client'
        ? {
            whose: 'yours',
            title: 'This order is over',
            text: 'You keep your goal and can hire another agent for it at any time.',
            act: 'again',
          }
        : { whose: 'nobody', title: 'This order is over', text: 'Nothing is left to do.' }
  }
}

const unpaid = (agent: string): NextStep => ({
  whose: 'yours',
  title: 'Finish payment',
  text: `${agent} is told of your order when you pay. The money is held until you accept the work.`,
  act: 'pay',
})

const lapsedStep: NextStep = {
  whose: 'yours',
  title: 'The time to pay has expired',
  text: 'Nothing was charged. You can order the service again for the same goal.',
  act: 'again',
}

function paidOfClient({ order, meeting }: Known): NextStep {
  const agent = order.agent.full_name
  if (order.meeting_length && meeting === null)
    return {
      whose: 'yours',
      title: `Choose a time to meet ${agent}`,
      text: 'The work starts with a meeting. Times are shown in your time zone and theirs.',
      act: 'meet',
    }
  if (order.requirements.length > 0)
    return {
      whose: 'yours',
      title: 'Prepare your documents',
      text: `${agent} needs them to start. They are listed below.`,
      act: 'prepare',
    }
  return {
    whose: 'theirs',
    title: `${agent} starts the work`,
    text: 'They know that you have paid, and have three days to start. The money is held until you accept the work.',
  }
}

function paidOfAgent({ order, meeting }: Known): NextStep {
  const client = order.client.full_name
  if (order.meeting_length && meeting === null)
    return {
      whose: 'theirs',
      title: `${client} chooses a time to meet you`,
      text: 'They see the free times of your calendar. Check that it is up to date.',
      act: 'calendar',
    }
  if (meeting)
    return {
      whose: 'yours',
      title: `Prepare to meet ${client}`,
      text: 'Read their goal and what was agreed before you meet.',
    }
  return {
    whose: 'yours',
    title: `Read the case of ${client}`,
    text: 'The order is paid and the money is held. Read their goal and what was agreed.',
  }
}
