import { PRODUCT } from '@sojourn/contract/calls/names'
import type { OrderWorkspace } from '@sojourn/contract/desk/workspace'
import { agentPaths, clientPaths } from '@sojourn/contract/paths/own-paths'
import type { Order } from '@sojourn/contract/work/orders'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { Missing } from '../../layouts/page/error-page.tsx'
import { orderQuery } from '../../queries/order-queries.ts'
import { useAccount } from '../../session/use-account.ts'
import { Breadcrumbs } from '../../ui/list/breadcrumbs.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { otherSide, type Side } from '../../words/order-words.ts'
import { ConflictPanel } from '../conflict/conflict-panel.tsx'
import { OrderDocuments } from '../documents/documents-panel.tsx'
import { MeetingsPanel } from '../meetings/meetings-panel.tsx'
import { isMissing } from '../parts/is-missing.ts'
import { OrderStatePill } from '../parts/order-state.tsx'
import { PartyLine } from '../parts/party.tsx'
import { FailedRefundsOfOrder } from '../paying/failed-refunds.tsx'
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
import { OrderTimeline } from './order-timeline.tsx'
import { fillWorkspace, workspaceQuery } from './workspace-query.ts'

interface Props {
  uuid: string
  side: Side
  /** What the server already read for this page. */
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
  return (
    <>
      <title>{`${order.title} · ${PRODUCT}`}</title>
      <PageTitle above={<Trail order={order} side={side} />}>{order.title}</PageTitle>
      <div className={css.head}>
        <OrderStatePill order={order} />
        <span className={css.ref}>{order.ref}</span>
      </div>
      <OrderStages order={order} />
      <div className={css.columns}>
        <div className={css.main}>
          {side === 'client' && order.paid_at && <FailedRefundsOfOrder uuid={order.uuid} />}
          <OrderNext order={order} side={side} />
          <WorkPart order={order} side={side} />
          <MeetingsPanel order={order} side={side} />
          <ConflictPanel order={order} side={side} />
          <ReviewPart order={order} side={side} />
          <OrderBought order={order} />
          <OrderDocuments order={order} side={side} />
          <OrderRefunds order={order} side={side} />
          <OrderTimeline uuid={order.uuid} side={side} />
        </div>
        <aside className={css.aside} aria-label="About this order">
          {order.paid_at && <OrderMessages order={order} side={side} />}
          <div className={css.side}>
            <PartyLine
              party={otherSide(order, side)}
              role={side === 'client' ? 'Your agent' : 'Your client'}
              linked={side === 'client'}
            />
            <OrderMoney order={order} side={side} />
            <OrderGoal order={order} side={side} />
          </div>
        </aside>
      </div>
    </>
  )
}

const Trail = ({ order, side }: { order: Order; side: Side }) => (
  <Breadcrumbs
    trail={[{ label: 'Orders', to: side === 'client' ? clientPaths.orders() : agentPaths.orders() }]}
    here={order.ref}
  />
)
