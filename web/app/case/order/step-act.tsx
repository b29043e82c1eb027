import { agentPaths, clientPaths, pathsOf } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { type Side, stateOf } from '../../words/order-words.ts'
import { waysOutQuery } from '../conflict/conflict-queries.ts'
import { FinishPayment } from '../paying/finish-payment.tsx'
import { GiveUpOrder } from '../paying/give-up-order.tsx'
import { StopHere } from '../paying/stop-here.tsx'
import { reviewQuery } from '../work/case-queries.ts'
import { GoalDecision } from '../work/goal-decision.tsx'
import { ReplyButton, ReviewButton } from '../work/review-part.tsx'
import type { Act } from './steps/step.ts'

interface Props {
  act: Act
  order: Order
  side: Side
}

type ActProps = Omit<Props, 'act'>

/** The button of each step that is not one of the work. */
const ACTS: Record<Act, (props: ActProps) => ReactNode> = {
  pay: ({ order }) => (
    <>
      <FinishPayment order={order} />
      <GiveUpOrder order={order} />
    </>
  ),
  pay_stage: ({ order, side }) => (
    <>
      <FinishPayment order={order} />
      <StopHere order={order} side={side} />
    </>
  ),
  stop: StopHere,
  go_on: ({ order: { stages }, side }) =>
    stages && <LinkButton to={pathsOf[side].order(stages.current)}>{t('Open the current stage')}</LinkButton>,
  meet: ({ order }) => (
    <LinkButton to={clientPaths.schedule(order.uuid)} icon="calendar">
      {t('Choose a time')}
    </LinkButton>
  ),
  answer: () => (
    <LinkButton to="#meetings" icon="calendar">
      {t('Answer the offer')}
    </LinkButton>
  ),
  answer_move: () => (
    <LinkButton to="#meetings" icon="calendar">
      {t('Answer the request')}
    </LinkButton>
  ),
  prepare: () => (
    <LinkButton to="#documents" icon="upload">
      {t('Upload documents')}
    </LinkButton>
  ),
  review: AfterWork,
  again: Again,
  offer: ({ order, side }) =>
    order.offer && (
      <>
        <LinkButton to={pathsOf[side].offer(order.offer.uuid)}>{t('Read the offer')}</LinkButton>
        <FindAgain order={order} variant="secondary" />
      </>
    ),
  calendar: () => (
    <LinkButton to={agentPaths.calendar()} variant="secondary" icon="calendar">
      {t('Your calendar')}
    </LinkButton>
  ),
}

export function StepAct({ act, order, side }: Props) {
  const Act = ACTS[act]
  return <Act order={order} side={side} />
}

function Again({ order }: { order: Order }) {
  const { agent, goal, service, offer } = order
  if (stateOf(order) !== 'awaiting_payment' || !agent.username) return <FindAgain order={order} />
  const profile = paths.agent(agent.username, goal.id)
  const to = offer ? clientPaths.offer(offer.uuid) : service ? `${profile}&hire=${service.id}` : profile
  return (
    <>
      <LinkButton to={to}>{t('Order it again')}</LinkButton>
      <FindAgain order={order} variant="secondary" />
    </>
  )
}

/** Agents who offer the same, for the same goal. */
function FindAgain({ order, variant = 'primary' }: { order: Order; variant?: 'primary' | 'secondary' }) {
  const { data } = useQuery({ ...waysOutQuery(order.uuid), enabled: order.paid_at !== null })
  const similar = data?.similar
  return (
    <LinkButton
      to={paths.agents({
        goalId: String(order.goal.id),
        ...(similar && { country: similar.country }),
        ...(similar?.purpose && { purpose: similar.purpose }),
      })}
      icon="search"
      variant={variant}
    >
      {order.paid_at ? t('Find similar agents') : t('Find agents')}
    </LinkButton>
  )
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
