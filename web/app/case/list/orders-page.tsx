import { agentPaths, clientPaths } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import type { OrderSummary } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { ordersQuery } from '../../queries/order-list-queries.ts'
import { orderCountsQuery } from '../../queries/order-queries.ts'
import { todayQuery } from '../../queries/today-query.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { DayText } from '../../ui/date/time-text.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Pagination } from '../../ui/list/pagination.tsx'
import { type Column, Table } from '../../ui/list/table.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import { moneyColumn } from '../../ui/money/money-column.tsx'
import { ListKeys } from '../../ui/overlay/list-keys.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { Link } from '../../ui/text/link.tsx'
import { otherSide, type Side, stateOf } from '../../words/order-words.ts'
import { stageOf } from '../../words/stage-words.ts'
import { OrderRooms } from '../offers/offers-page.tsx'
import { Nothing } from '../parts/nothing.tsx'
import { OrderStatePill } from '../parts/order-state.tsx'
import { PartyLine } from '../parts/party.tsx'
import { askedOrders } from './asked-orders.ts'
import { ExportOrders } from './export-orders.tsx'
import { NextOfOrder } from './next-of-order.tsx'
import { OrderFilter } from './order-filter.tsx'
import css from './orders-page.module.css'

const pathOf = { client: clientPaths, agent: agentPaths }

const intro: Record<Side, string> = {
  client: t('Services you ordered for your goals. The money is held until you accept the work.'),
  agent: t('Services clients ordered from you. The money is held until they accept the work.'),
}

/** The orders of one side, the newest first. */
export function OrdersPage({ side }: { side: Side }) {
  const [params] = useSearchParams()
  // How often everything was shown again: the field of words begins anew then.
  const cleared: number = useLocation().state?.cleared ?? 0
  const filter = askedOrders(params)
  const isNarrowed = Object.entries(filter).some(([name, value]) => name !== 'query' && value !== undefined)
  const cursor = params.get('cursor') || undefined
  const { data, error, isPlaceholderData, refetch } = useQuery(ordersQuery(filter, cursor))
  const { data: counts } = useQuery(orderCountsQuery)
  // Each row shows its next step: a row that came without it would grow.
  const { isLoading: isNextAsked } = useQuery(todayQuery)
  const rows = isNextAsked ? 'loading' : (data?.items ?? (error ? 'failed' : 'loading'))
  const isFirst = counts?.total === 0 && !isNarrowed && !filter.query
  return (
    <>
      <PageTitle
        intro={intro[side]}
        action={
          side === 'client' &&
          !isFirst && (
            <LinkButton to={paths.agents()} variant="secondary" icon="search">
              {t('Find agents')}
            </LinkButton>
          )
        }
      >
        {t('Orders')}
      </PageTitle>
      <OrderRooms side={side} />
      {!isFirst && <OrderFilter key={cleared} side={side} />}
      <div className={isFirst ? css.first : undefined}>
        <Table
          // Without filters above it stands higher: a new one comes there, and none moves.
          key={isFirst ? 'of nothing' : 'of orders'}
          caption={t('Orders')}
          columns={columnsOf[side]}
          rows={rows}
          stale={isPlaceholderData}
          rowKey={({ uuid }) => uuid}
          query={filter.query}
          empty={isNarrowed ? <NoneOf side={side} cleared={cleared} /> : noOrders[side]}
          onRetry={() => refetch()}
          error={error}
        />
      </div>
      {/* Below bones it would move up once fewer rows come. */}
      {data && rows !== 'loading' && (
        <div className={css.pages}>
          {data.items.length > 0 && (
            <span className={css.acts}>
              <ExportOrders filter={filter} />
              <ListKeys acts={{ x: t('Export as CSV') }} />
            </span>
          )}
          <Pagination label={t('More orders')} nextCursor={data.pagination.next_cursor} />
        </div>
      )}
    </>
  )
}

const columns = (side: Side): Column<OrderSummary>[] => [
  {
    header: t('Service'),
    cell: ({ uuid, title, ref, goal, in_stages }) => (
      <span className={css.service}>
        <Link to={pathOf[side].order(uuid)}>
          <bdi>{title}</bdi>
        </Link>
        <span className={css.note}>
          <span className={css.ref}>{ref}</span> {in_stages && `${stageOf(in_stages)} · `}
          <bdi>{goal.name}</bdi>
        </span>
      </span>
    ),
  },
  {
    header: side === 'client' ? t('Agent') : t('Client'),
    cell: (order) => <PartyLine party={otherSide(order, side)} />,
  },
  { header: t('Status'), cell: (order) => <Status order={order} side={side} /> },
  { header: t('Due'), cell: (order) => <Due order={order} /> },
  moneyColumn({ header: t('Price'), of: ({ price }) => price }),
  { header: t('Next'), cell: (order) => <NextOfOrder order={order} side={side} /> },
]

const columnsOf = { client: columns('client'), agent: columns('agent') }

function Status({ order, side }: { order: OrderSummary; side: Side }) {
  return (
    <span className={css.states}>
      <OrderStatePill order={order} />
      {order.is_late && (
        <Pill tone="danger" icon="warning">
          {t('Late')}
        </Pill>
      )}
      {order.is_delivered && (
        <Pill tone={side === 'client' ? 'warning' : 'plain'} icon="check">
          {side === 'client' ? t('Please accept') : t('Delivered')}
        </Pill>
      )}
    </span>
  )
}

/** A day is set once the work has started, and matters until it is done. */
function Due({ order }: { order: OrderSummary }) {
  const state = stateOf(order)
  if (state === 'completed' || state === 'cancelled') return <Nothing />
  if (!order.due_at) return <span className={css.none}>{t('Once started')}</span>
  return <DayText value={order.due_at} />
}

/** Before the first order: how one comes by it. */
const noOrders: Record<Side, ReactNode> = {
  client: (
    <Empty
      hint={t('Choose an agent and one of their services. Your orders and their progress are shown here.')}
      action={<LinkButton to={paths.agents()}>{t('Find agents')}</LinkButton>}
    />
  ),
  agent: (
    <Empty
      hint={t('Clients order the services on your profile. Orders are shown here once they are paid.')}
      action={<LinkButton to={agentPaths.services()}>{t('My Services')}</LinkButton>}
    />
  ),
}

const NoneOf = ({ side, cleared }: { side: Side; cleared: number }) => (
  <Empty
    hint={t('No orders match these filters.')}
    action={
      <LinkButton to={pathOf[side].orders()} state={{ cleared: cleared + 1 }} variant="secondary">
        {t('Show all orders')}
      </LinkButton>
    }
  />
)
