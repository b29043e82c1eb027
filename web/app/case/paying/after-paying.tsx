import type { Order } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import { NextSteps } from '../../layouts/own/next-steps.tsx'
import { orderScheduleQuery } from '../../queries/order-queries.ts'
import { stepsAfterPaying } from './steps-after-paying.ts'

interface Props {
  order: Order
  /** They have met already. */
  hasMet?: boolean
}

export function AfterPaying({ order, hasMet = false }: Props) {
  const { data: schedule } = useQuery({
    ...orderScheduleQuery(order.uuid),
    enabled: order.meeting_length !== null,
  })
  const meeting = schedule?.meeting ? 'booked' : hasMet ? 'over' : 'to choose'
  return <NextSteps steps={stepsAfterPaying(order, meeting)} />
}
