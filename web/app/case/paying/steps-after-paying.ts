import type { Order } from '@sojourn/contract/work/orders'
import type { NextStep } from '../../layouts/own/next-steps.tsx'
import { documentsStep } from './documents-step.tsx'

/** The way of an order from its payment to its end; what it does not need is left out. */
export function stepsAfterPaying(order: Order, isBooked: boolean): NextStep[] {
  const agent = order.agent.full_name
  return [
    { title: 'Pay', text: 'Your payment arrived.', done: true },
    ...(order.meeting_length
      ? [
          {
            title: `Choose a time to meet ${agent}`,
            text: isBooked
              ? 'Your meeting is booked. See the time above.'
              : 'The work starts with a meeting. Choose a free time in the calendar above.',
            done: isBooked,
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
