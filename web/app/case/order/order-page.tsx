import { PRODUCT } from '@sojourn/contract/calls/names'
import type { OrderWorkspace } from '@sojourn/contract/desk/workspace'
import { agentPaths, clientPaths, pathsOf } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { OrderWork } from '@sojourn/contract/work/completion'
import type { Order } from '@sojourn/contract/work/orders'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { memo, useState } from 'react'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { StageCharges } from '../../hire/checkout/stage-charges.tsx'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { Missing } from '../../layouts/page/error-page.tsx'
import { orderQuery } from '../../queries/order-queries.ts'
import { useAccount } from '../../session/use-account.ts'
import { Breadcrumbs } from '../../ui/list/breadcrumbs.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { type Side, stateOf } from '../../words/order-words.ts'
import { isBegun, stageOf } from '../../words/stage-words.ts'
import { ConflictNext } from '../conflict/conflict-next.tsx'
import { OpenConflictTold, PastConflicts } from '../conflict/conflict-panel.tsx'
import { WaysOut } from '../conflict/ways-out.tsx'
import { documentsQuery } from '../documents/document-queries.ts'
import { OrderDocuments } from '../documents/documents-panel.tsx'
import { meetingsQuery } from '../meetings/meeting-queries.ts'
import { MeetingsPanel } from '../meetings/meetings-panel.tsx'
import { Extras } from '../offers/extras.tsx'
import { isMissing } from '../parts/is-missing.ts'
import { OrderStatePill } from '../parts/order-state.tsx'
import { StageList } from '../parts/stage-list.tsx'
import { FailedRefundsOfOrder } from '../paying/failed-refunds.tsx'
import { workQuery } from '../work/case-queries.ts'
import { ReviewPart } from '../work/review-part.tsx'
import { WorkPart } from '../work/work-part.tsx'
import { OrderBought } from './order-bought.tsx'
import { OrderGoal } from './order-goal.tsx'
import { OrderMessages } from './order-messages.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderNext } from './order-next.tsx'
import css from './order-page.module.css'
import { OrderRefunds } from './order-refunds.tsx'
import { OrderBones } from './order-skeleton.tsx'
import { OrderStages } from './order-stages.tsx'
import { OrderSummary } from './order-summary.tsx'
import { OrderTabList } from './order-tab-list.tsx'
import { type OrderTab, orderTabs } from './order-tabs.ts'
import { OrderTimeline } from './order-timeline.tsx'
import { stageLine } from './stages.ts'
import { fillWorkspace, workspaceQuery } from './workspace-query.ts'

/** Only an application that is filed loads what it says. */
const WithAuthority = lazyPart(() => import('./with-authority.tsx'))

interface Props {
  uuid: string
  side: Side
  loaded: OrderWorkspace | null
}

/** An order as one of its sides sees it: how far it is, what comes next, what was agreed, what happened. */
export function OrderPage({ uuid, side, loaded }: Props) {
  const queries = useQueryClient()
  useState(() => loaded && fillWorkspace(queries, loaded))
  const { isPending } = useQuery({
    ...workspaceQuery(queries, uuid),
    ...(loaded && { initialData: loaded }),
  })
  const order = useQuery({ ...orderQuery(uuid), enabled: !isPending })
  const me = useAccount().uuid
  // In the other mode one is the other side of it, or none.
  const isMine = order.data === undefined || order.data[side].uuid === me
  if (!isMine || isMissing(order.error)) return <Missing />
  return (
    <Loaded query={order} skeleton={<OrderBones />}>
      {(known) => <Known order={known} side={side} />}
    </Loaded>
  )
}

function Known({ order, side }: { order: Order; side: Side }) {
  const { uuid } = order
  const isPaid = order.paid_at !== null
  const { data: work } = useQuery({ ...workQuery(uuid), enabled: isPaid })
  const { data: documents } = useQuery({ ...documentsQuery(uuid), enabled: isPaid })
  const { data: meetings } = useQuery({
    ...meetingsQuery(uuid),
    enabled: isPaid && order.meeting_length !== null,
  })
  const stages = { order, work, documents: documents?.items }
  const stage = stageLine(stages)
  const tabs = orderTabs({ order, documents, meetings })
  const has = (id: OrderTab['id']) => tabs.some((tab) => tab.id === id)
  return (
    <>
      <title>{`${order.title} · ${PRODUCT}`}</title>
      <PageTitle above={<Trail order={order} side={side} />}>{order.title}</PageTitle>
      <div className={css.head}>
        <OrderStatePill order={order} />
        {order.in_stages && <span className={css.ofCase}>{stageOf(order.in_stages)}</span>}
        {stage && <span className={css.stage}>{stage}</span>}
        <span className={css.ref}>{order.ref}</span>
      </div>
      <OrderStages {...stages} />
      <div className={css.columns}>
        <div id="next" className={css.next} tabIndex={-1}>
          {side === 'client' && isPaid && <FailedRefundsOfOrder uuid={uuid} />}
          {stateOf(order) === 'conflicted' ? (
            <ConflictNext order={order} side={side} />
          ) : (
            <OrderNext order={order} side={side} />
          )}
          <Extras order={order} side={side} />
        </div>
        <aside className={css.aside} aria-label={t('About this order')}>
          <OrderSummary order={order} side={side} />
        </aside>
        <div className={css.rest}>
          <Filed order={order} side={side} filing={work?.with_authority} />
          <OrderTabList uuid={uuid} tabs={tabs} />
          <OpenConflictTold order={order} side={side} />
          {has('documents') && <OrderDocuments order={order} side={side} />}
          {has('meetings') && <MeetingsPanel order={order} side={side} />}
          <WorkPart order={order} side={side} />
          <ReviewPart order={order} side={side} />
          {isBegun(order) && <OrderMessages order={order} side={side} />}
          <Money order={order} side={side} />
          <Details order={order} side={side} />
          <OrderTimeline uuid={uuid} side={side} />
          <div>
            <PastConflicts order={order} side={side} />
            <WaysOut order={order} side={side} />
          </div>
        </div>
      </div>
    </>
  )
}

interface FiledProps {
  order: Order
  side: Side
  filing: OrderWork['with_authority'] | undefined
}

/** An update of the page would take away for a moment what the server wrote, as long as its script is not here. */
const Filed = memo(
  ({ order, side, filing }: FiledProps) =>
    filing && (
      <Waits>
        <WithAuthority order={order} side={side} filing={filing} />
      </Waits>
    ),
)

const Money = ({ order, side }: { order: Order; side: Side }) => (
  <section id="money" className={css.part} aria-labelledby="money-title" tabIndex={-1}>
    <h2 id="money-title">{t('Money')}</h2>
    {order.stages && <StageList stages={order.stages} here={order.uuid} pathOf={pathsOf[side].order} />}
    <OrderMoney order={order} side={side} />
    {goesOn(order) && <StageCharges order={order} />}
    <OrderRefunds order={order} side={side} />
  </section>
)

const Details = ({ order, side }: { order: Order; side: Side }) => (
  <section id="details" className={css.part} aria-labelledby="details-title" tabIndex={-1}>
    <h2 id="details-title">{t('Details')}</h2>
    <OrderBought order={order} side={side} />
    <OrderGoal order={order} side={side} />
  </section>
)

/** Later stages may still be charged. */
const goesOn = ({ stages }: Order) =>
  stages?.items.some(({ state }) => state === 'to_come' || state === 'to_pay') &&
  stages.items.every(({ state }) => state !== 'stopped' && state !== 'refunded')

const Trail = ({ order, side }: { order: Order; side: Side }) => (
  <Breadcrumbs
    trail={[{ label: t('Orders'), to: side === 'client' ? clientPaths.orders() : agentPaths.orders() }]}
    here={order.ref}
  />
)
