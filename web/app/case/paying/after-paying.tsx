import type { Order } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import { NextSteps } from '../../layouts/own/next-steps.tsx'
import { orderScheduleQuery } from '../../queries/order-queries.ts'
import { stepsAfterPaying } from './steps-after-paying.ts'

/** What happens from here on, in order. */
export function AfterPaying({ order }: { order: Order }) {
  const { data: schedule } = useQuery({
    ...orderScheduleQuery(order.uuid),
    enabled: order.meeting_length !== null,
  })
  return <NextSteps steps={stepsAfterPaying(order, schedule?.meeting != null)} />
}
