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
            text: 'Once the work is done you are asked to accept it. Only then does the money go to them.',
          }
        : {
            whose: 'yours',
            title: 'Do the work',
            text: `Once it is done, ${other} is asked to accept it. Then the money is yours.`,
          }
    case 'conflicted':
      return {
        whose: 'nobody',
        title: 'You and the other side disagree',
        text: `The money waits until you and ${other} agree, or we decide. Nobody can take it out before.`,
      }
    case 'completed':
      return side === 'client'
        ? {
            whose: 'yours',
            title: 'Tell us what the authority decided',
            text: 'Note it on your goal once you hear from them. It helps others choose well.',
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
            text: 'Your goal stands. You can hire somebody else for it at any time.',
            act: 'again',
          }
        : { whose: 'nobody', title: 'This order is over', text: 'Nothing is left to do.' }
  }
}

const unpaid = (agent: string): NextStep => ({
  whose: 'yours',
  title: 'Finish payment',
  text: `${agent} hears of your order once it is paid. The money is held until you accept the work.`,
  act: 'pay',
})

const lapsedStep: NextStep = {
  whose: 'yours',
  title: 'The time to pay is over',
  text: 'Nothing was charged. You can order the service again for the same goal.',
  act: 'again',
}

function paidOfClient({ order, meeting }: Known): NextStep {
  const agent = order.agent.full_name
  if (order.meeting_length && meeting === null)
    return {
      whose: 'yours',
      title: `Choose a time to meet ${agent}`,
      text: 'The work begins with a meeting. Times are shown in your zone, with theirs beside.',
      act: 'meet',
    }
  if (order.requirements.length > 0)
    return {
      whose: 'yours',
      title: 'Get your documents together',
      text: `${agent} needs them to start. They are listed below.`,
      act: 'prepare',
    }
  return {
    whose: 'theirs',
    title: `${agent} starts the work`,
    text: 'They were told that you have paid, and have three days to begin. The money is held until you accept the work.',
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
      text: 'Read what they want to reach and what was agreed, so that the meeting can begin with their questions.',
    }
  return {
    whose: 'yours',
    title: `Get to know the case of ${client}`,
    text: 'The order is paid, and the money is held for it. Read what they want to reach and what was agreed.',
  }
}
