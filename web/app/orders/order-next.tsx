import type { Order } from '@sojourn/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { agentPaths, clientPaths } from '../own-paths.ts'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { StepCard } from '../ui/step-card.tsx'
import { FinishPayment } from './finish-payment.tsx'
import { GiveUpOrder } from './give-up-order.tsx'
import { MeetingLines } from './meeting-lines.tsx'
import { type Act, type NextStep, nextStep } from './next-step.ts'
import { orderScheduleQuery } from './order-queries.ts'
import { otherSide, type Side, stateOf } from './order-words.ts'
import { timeLeft } from './time-left.ts'
import { useNow } from './use-now.ts'

/** The one thing to do now, who has to do it, and the button for it. */
export function OrderNext({ order, side }: { order: Order; side: Side }) {
  const meeting = useMeeting(order)
  const now = useNow()
  const lapsed = Boolean(now && order.expires_at && timeLeft(order.expires_at, now) === null)
  if (meeting === undefined && stateOf(order) === 'paid')
    return (
      <Loading>
        <Skeleton shape="block" />
      </Loading>
    )
  const step = nextStep({ order, side, meeting, lapsed })
  const other = otherSide(order, side).full_name
  return (
    <StepCard
      turn={turnWords(step, other)}
      yours={step.whose === 'yours'}
      title={step.title}
      actions={step.act && <ActOf act={step.act} order={order} />}
    >
      <p>{step.text}</p>
      {meeting && stateOf(order) === 'paid' && <MeetingLines meeting={meeting} other={other} />}
    </StepCard>
  )
}

function useMeeting(order: Order) {
  const { data, isError } = useQuery({
    ...orderScheduleQuery(order.uuid),
    enabled: order.meeting_length !== null && stateOf(order) !== 'awaiting_payment',
  })
  // Where it cannot be had, the page where it is chosen says so.
  return order.meeting_length === null || isError ? null : data?.meeting
}

const turnWords = ({ whose }: NextStep, other: string) =>
  ({ yours: 'Your turn', theirs: `Waiting for ${other}`, nobody: 'For your information' })[whose]

function ActOf({ act, order }: { act: Act; order: Order }) {
  switch (act) {
    case 'pay':
      return (
        <>
          <FinishPayment order={order} />
          <GiveUpOrder order={order} />
        </>
      )
    case 'meet':
      return (
        <LinkButton to={clientPaths.schedule(order.uuid)} icon="calendar">
          Choose a time
        </LinkButton>
      )
    case 'prepare':
      return (
        <LinkButton to="#documents" variant="secondary" icon="document">
          See the list
        </LinkButton>
      )
    case 'decide':
      return <LinkButton to={clientPaths.goal(order.goal.id)}>View your goal</LinkButton>
    case 'again':
      return <LinkButton to={paths.agents({ goalId: String(order.goal.id) })}>Find agents</LinkButton>
    case 'calendar':
      return (
        <LinkButton to={agentPaths.calendar()} variant="secondary" icon="calendar">
          Your calendar
        </LinkButton>
      )
  }
}
