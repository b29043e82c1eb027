import { agentPaths, pathsOf } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { Link } from '../../ui/text/link.tsx'
import { deliveryWords } from '../../words/agent-words.ts'
import { otherSide, type Side, stateOf } from '../../words/order-words.ts'
import { rich } from '../../words/rich.tsx'
import { isBegun } from '../../words/stage-words.ts'
import { waysOutQuery } from '../conflict/conflict-queries.ts'
import { conversationQuery } from '../conversation/conversation-queries.ts'
import { ProposeExtra } from '../offers/propose-extra.tsx'
import { PartyLine } from '../parts/party.tsx'
import { workQuery } from '../work/case-queries.ts'
import { WorkDue } from '../work/work-due.tsx'
import { heldOf } from './held-of.ts'
import css from './order-summary.module.css'
import { paymentQuery } from './payment-query.ts'
import { turnWords } from './turn-words.ts'
import { useNextStep } from './use-next-step.ts'
import { useWide } from './use-wide.ts'

interface Props {
  order: Order
  side: Side
}

/** With whom, until when, how much is held, what comes next, and the way to write: in sight all the time. */
export function OrderSummary({ order, side }: Props) {
  const isWide = useWide()
  const back = useBack(order, side)
  const held = back?.amount ? { name: t('Refunded'), value: back, note: null } : heldOf(order, side)
  return (
    <div className={css.summary}>
      <PartyLine
        party={otherSide(order, side)}
        role={side === 'client' ? t('Your agent') : t('Your client')}
        linked={side === 'client'}
      />
      <dl className={css.facts}>
        <Due order={order} />
        <Line name={held.name}>
          <b>
            <MoneyText value={held.value} short />
          </b>
          {held.note && <small>{held.note}</small>}
          {side === 'client' && <IfEnded order={order} />}
        </Line>
      </dl>
      {stateOf(order) !== 'conflicted' && <Next order={order} side={side} />}
      {isBegun(order) && (
        <LinkButton
          to={isWide ? '#messages' : pathsOf[side].conversation(order.uuid)}
          variant="secondary"
          size="s"
          icon="chat"
          wide
          className={css.message}
        >
          {t('Message')}
        </LinkButton>
      )}
      {RUNS.includes(stateOf(order)) && <ExtraLink order={order} side={side} />}
      {order.paid_at && side === 'agent' && <OfferLink order={order.uuid} />}
    </div>
  )
}

/** The whole of it, once the order was cancelled. */
function useBack(order: Order, side: Side) {
  const isBack = stateOf(order) === 'cancelled' && order.paid_at !== null
  const { data } = useQuery({
    ...paymentQuery(order.payment?.ref ?? ''),
    enabled: isBack && side === 'client' && order.payment !== null,
  })
  if (!isBack) return undefined
  return side === 'client' ? data?.refund?.total : order.earnings?.refund
}

/** The terms can change while the work runs. */
const RUNS: readonly ReturnType<typeof stateOf>[] = ['paid', 'ongoing']

/** The conversation says whether the two can still agree on anything. */
function ExtraLink({ order, side }: Props) {
  const { data } = useQuery(conversationQuery(order.uuid))
  if (!data?.may.includes('write')) return null
  return (
    <ProposeExtra
      side={side}
      order={order.uuid}
      currency={order.price.currency}
      other={otherSide(order, side).full_name}
      label={side === 'agent' ? t('Propose an extra') : t('Ask for an extra')}
      variant="quiet"
      size="s"
      icon="plus"
      wide
    />
  )
}

/** More work for the same client, at a price of its own. */
function OfferLink({ order }: { order: string }) {
  const { data } = useQuery(conversationQuery(order))
  if (!data?.may.includes('write')) return null
  return (
    <LinkButton
      to={agentPaths.newOffer({ conversation: data.uuid })}
      variant="quiet"
      size="s"
      icon="tag"
      wide
    >
      {t('Make an offer')}
    </LinkButton>
  )
}

/** Nobody has to work out what is at stake. */
function IfEnded({ order }: { order: Order }) {
  const { data } = useQuery({ ...waysOutQuery(order.uuid), enabled: RUNS.includes(stateOf(order)) })
  // Nothing by the terms is no promise of nothing: a conflict may give more.
  if (!data?.ended_today?.amount) return null
  return (
    <small>
      {rich('If it ended today, you would get {amount} back.', {
        amount: <MoneyText value={data.ended_today} short />,
      })}
    </small>
  )
}

function Due({ order }: { order: Order }) {
  const { data: work } = useQuery({ ...workQuery(order.uuid), enabled: order.paid_at !== null })
  switch (stateOf(order)) {
    case 'awaiting_payment':
      return (
        order.expires_at && (
          <Line name={t('Pay by')}>
            <InstantText value={order.expires_at} />
          </Line>
        )
      )
    case 'paid':
      return (
        <Line name={t('Delivery')}>
          {t('{delivery}, from its start', { delivery: deliveryWords(order.delivery_time) })}
        </Line>
      )
    case 'completed':
      return (
        order.completed_at && (
          <Line name={t('Completed')}>
            <InstantText value={order.completed_at} />
          </Line>
        )
      )
    case 'cancelled':
      return (
        order.cancelled_at && (
          <Line name={t('Cancelled')}>
            <InstantText value={order.cancelled_at} />
          </Line>
        )
      )
    default:
      return (
        work?.due_at && (
          <Line name={t('Due')}>
            <WorkDue work={work} due={work.due_at} />
          </Line>
        )
      )
  }
}

function Next({ order, side }: Props) {
  const known = useNextStep(order, side)
  if (!known) return null
  const { whose, title } = known.step
  return (
    <p className={css.next}>
      <small>{turnWords(whose, order, side)}</small>
      <Link to={{ hash: 'next' }}>{title}</Link>
    </p>
  )
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
