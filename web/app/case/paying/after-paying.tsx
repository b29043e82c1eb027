import { clientPaths } from '@sojourn/contract/paths/own-paths'
import type { Order } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import { type NextStep, NextSteps } from '../../layouts/own/next-steps.tsx'
import { orderScheduleQuery } from '../../queries/order-queries.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'

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
              ? 'Your meeting is booked. See the time above.'
              : 'The work starts with a meeting. Choose a free time in the calendar above.',
            done: isBooked,
          },
        ]
      : []),
    ...(order.requirements.length > 0
      ? [
          {
            title: 'Prepare your documents',
            text: `${order.requirements.length === 1 ? 'One document is' : `${order.requirements.length} documents are`} needed.`,
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
      text: `They then have ${order.delivery_time === 1 ? 'one day' : `${order.delivery_time} days`} to deliver it.`,
      done: order.started_at !== null,
    },
    {
      title: 'You accept the work',
      text: `${agent} is paid only then.`,
    },
  ]
}
