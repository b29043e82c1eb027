import type { Order } from '@sojourn/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { type NextStep, NextSteps } from '../account/next-steps.tsx'
import { clientPaths } from '../own-paths.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { orderScheduleQuery } from './order-queries.ts'

/** What happens from here on, in order. */
export function AfterPaying({ order }: { order: Order }) {
  const { data: schedule } = useQuery({
    ...orderScheduleQuery(order.uuid),
    enabled: order.meeting_length !== null,
  })
  return <NextSteps steps={stepsAfter(order, schedule?.meeting != null)} />
}

function stepsAfter(order: Order, isBooked: boolean): NextStep[] {
  const agent = order.agent.full_name
  return [
    { title: 'Pay', text: 'Your payment arrived.', done: true },
    ...(order.meeting_length
      ? [
          {
            title: `Choose a time to meet ${agent}`,
            text: isBooked
              ? 'It is booked; the time stands above.'
              : 'The work begins with a meeting; the calendar above shows when they are free.',
            done: isBooked,
          },
        ]
      : []),
    ...(order.requirements.length > 0
      ? [
          {
            title: 'Get your documents together',
            text: `${order.requirements.length === 1 ? 'One document is' : `${order.requirements.length} documents are`} needed. Handing over opens with the order’s documents.`,
            action: (
              <LinkButton to={`${clientPaths.order(order.uuid)}#documents`} size="s" variant="secondary">
                See the list
              </LinkButton>
            ),
          },
        ]
      : []),
    {
      title: `${agent} starts the work`,
      text: `From then on they have ${order.delivery_time === 1 ? 'one day' : `${order.delivery_time} days`} for it.`,
      done: order.started_at !== null,
    },
    {
      title: 'You accept the work',
      text: `Only then does the money go to ${agent}.`,
    },
  ]
}
