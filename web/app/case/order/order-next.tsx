import { agentPaths, clientPaths } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import type { OrderWork } from '@sojourn/contract/work/completion'
import type { Order } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { StepCard } from '../../ui/mark/step-card.tsx'
import { otherSide, type Side, stateOf } from '../../words/order-words.ts'
import { MeetingLines } from '../meetings/meeting-lines.tsx'
import { meetingsQuery } from '../meetings/meeting-queries.ts'
import { timeLeft } from '../parts/time-left.ts'
import { useNow } from '../parts/use-now.ts'
import { FinishPayment } from '../paying/finish-payment.tsx'
import { GiveUpOrder } from '../paying/give-up-order.tsx'
import { reviewQuery, workQuery } from '../work/case-queries.ts'
import { GoalDecision } from '../work/goal-decision.tsx'
import { OwnRisk } from '../work/own-risk.tsx'
import { ReplyButton, ReviewButton } from '../work/review-part.tsx'
import { WorkButton } from '../work/work-acts.tsx'
import type { WorkAct } from '../work/work-step.ts'
import { type Act, type NextStep, nextStep } from './next-step.ts'
import css from './order-next.module.css'

/** The one thing to do now, who has to do it, and the button for it. */
export function OrderNext({ order, side }: { order: Order; side: Side }) {
  const meetings = useMeetings(order)
  const meeting = meetings === undefined ? undefined : (meetings?.next ?? null)
  const now = useNow()
  const lapsed = Boolean(now && order.expires_at && timeLeft(order.expires_at, now) === null)
  const work = useWork(order)
  const isReviewed = useIsReviewed(order)
  const isAtWork = stateOf(order) === 'paid' || stateOf(order) === 'ongoing'
  if ((meeting === undefined && stateOf(order) === 'paid') || (isAtWork && work === undefined))
    return (
      <Loading>
        <Skeleton shape="block" />
      </Loading>
    )
  const step = nextStep({
    ...{ order, side, meeting, lapsed, now, isReviewed, work: work ?? undefined },
    hasMet: meetings?.past.some(({ slug }) => slug === 'done'),
    request: meetings?.request,
  })
  const other = otherSide(order, side).full_name
  return (
    <StepCard
      turn={turnWords(step, other)}
      yours={step.whose === 'yours'}
      title={step.title}
      actions={<Acts step={step} order={order} side={side} work={work ?? undefined} />}
    >
      <p>{step.text}</p>
      {step.quote && <blockquote className={css.quote}>{step.quote}</blockquote>}
      {step.clock && (
        <p>
          {step.clock.before} <InstantText value={step.clock.until} />
          {step.clock.after}
        </p>
      )}
      {work && stateOf(order) === 'paid' && <OwnRisk order={order} work={work} />}
      {meeting && stateOf(order) === 'paid' && <MeetingLines meeting={meeting} other={other} />}
    </StepCard>
  )
}

/** Null where there are none, or where they cannot be had: the part of the page about them says so. */
function useMeetings(order: Order) {
  const isAsked = order.meeting_length !== null && order.paid_at !== null
  const { data, isError } = useQuery({ ...meetingsQuery(order.uuid), enabled: isAsked })
  return !isAsked || isError ? null : data
}

function useIsReviewed(order: Order) {
  const { data } = useQuery({ ...reviewQuery(order.uuid), enabled: stateOf(order) === 'completed' })
  return data?.review != null
}

/** Null where it cannot be had: the page goes on without it. */
function useWork(order: Order) {
  const { data, isError } = useQuery({ ...workQuery(order.uuid), enabled: order.paid_at !== null })
  return data ?? (isError || order.paid_at === null ? null : undefined)
}

interface ActsProps {
  step: NextStep
  order: Order
  side: Side
  work: OrderWork | undefined
}

function Acts({ step: { act, works = [] }, order, side, work }: ActsProps) {
  const isOffered = (one: WorkAct) => one === 'accept_early' || work?.may.includes(one)
  const offered = work ? works.filter(isOffered) : []
  if (!act && offered.length === 0) return null
  return (
    <>
      {act && <ActOf act={act} order={order} side={side} />}
      {work &&
        offered.map((one, index) => (
          <WorkButton key={one} order={order} work={work} act={one} primary={index === 0 && !act} />
        ))}
    </>
  )
}

const turnWords = ({ whose }: NextStep, other: string) =>
  ({ yours: 'Your turn', theirs: `Waiting for ${other}`, nobody: 'For your information' })[whose]

function ActOf({ act, order, side }: { act: Act; order: Order; side: Side }) {
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
    case 'answer':
      return (
        <LinkButton to="#meetings" icon="calendar">
          See the time
        </LinkButton>
      )
    case 'prepare':
      return (
        <LinkButton to="#documents" variant="secondary" icon="document">
          See the list
        </LinkButton>
      )
    case 'review':
      return <AfterWork order={order} side={side} />
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

/** Once the work is accepted: the review, and what the authority decided. */
function AfterWork({ order, side }: { order: Order; side: Side }) {
  const { data } = useQuery(reviewQuery(order.uuid))
  const may = data?.may ?? []
  if (side === 'agent') return may.includes('reply') && <ReplyButton uuid={order.uuid} variant="primary" />
  return (
    <>
      {data && may.includes('write') && <ReviewButton uuid={order.uuid} data={data} variant="primary" />}
      <GoalDecision goalId={order.goal.id} primary={data !== undefined && !may.includes('write')} />
    </>
  )
}
