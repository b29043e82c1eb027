import type { Order } from '@sojourn/contract/work/orders'
import type { NextStep } from '../../layouts/own/next-steps.tsx'
import { documentsStep } from './documents-step.tsx'

/** How far the first meeting is. */
type MeetingSoFar = 'to choose' | 'booked' | 'over'

const MEETING_WORDS: Record<MeetingSoFar, string> = {
  'to choose': 'The work starts with a meeting. Choose a free time in the calendar above.',
  booked: 'Your meeting is booked. See the time above.',
  over: 'You have met.',
}

/** The way of an order from its payment to its end; what it does not need is left out. */
export function stepsAfterPaying(order: Order, meeting: MeetingSoFar): NextStep[] {
  const agent = order.agent.full_name
  return [
    { title: 'Pay', text: 'Your payment arrived.', done: true },
    ...(order.meeting_length
      ? [
          {
            title: `Choose a time to meet ${agent}`,
            text: MEETING_WORDS[meeting],
            done: meeting !== 'to choose',
          },
        ]
      : []),
    ...(order.requirements.length > 0 ? [documentsStep(order)] : []),
    {
      title: `${agent} starts the work`,
      text: `They then have ${order.delivery_time === 1 ? 'one day' : `${order.delivery_time} days`} to deliver it.`,
      done: order.started_at !== null,
    },
    {
      title: 'You accept the work',
      text: `${agent} is paid only then.`,
    },
  ]
}
