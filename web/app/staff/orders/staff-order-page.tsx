import { PRODUCT } from '@sojourn/contract/calls/names'
import type { StaffOrder } from '@sojourn/contract/desk/staff-orders'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { CONFLICT_OUTCOMES, type ConflictOutcome } from '@sojourn/contract/work/conflict-words'
import { useQuery } from '@tanstack/react-query'
import { OrderStatePill } from '../../case/parts/order-state.tsx'
import { StageList } from '../../case/parts/stage-list.tsx'
import { Loaded } from '../../layouts/own/loaded.tsx'
import panels from '../../layouts/own/panel.module.css'
import { Panel } from '../../layouts/own/panel.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { InstantText } from '../../ui/date/time-text.tsx'
import { Breadcrumbs } from '../../ui/list/breadcrumbs.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { Link } from '../../ui/text/link.tsx'
import { stageNames } from '../conflicts/stage-names.ts'
import { TimelineOfOrder } from '../parts/timeline-of-order.tsx'
import type { Route } from './+types/staff-order-page'
import { EndOrder } from './end-order.tsx'
import { LegalHold } from './legal-hold.tsx'
import { MoneyOfOrder } from './money-of-order.tsx'
import { OffersOfOrder } from './offers-of-order.tsx'
import { OrderEnding } from './order-ending.tsx'
import { OrderFacts } from './order-facts.tsx'
import { staffOrderQuery } from './staff-order-queries.ts'
import css from './staff-orders.module.css'

export const meta = () => ownPageMeta('Order')

/** An order as our team sees it: its money, its conflicts, and all that happened. */
export default function StaffOrderPage({ params }: Route.ComponentProps) {
  const query = useQuery(staffOrderQuery(params.id))
  return (
    <>
      {!query.data && (
        <PageTitle
          above={<Breadcrumbs trail={[{ label: 'Orders', to: staffPaths.orders() }]} here="Order" />}
        >
          Order
        </PageTitle>
      )}
      <Loaded query={query}>{(order) => <Known key={order.uuid} order={order} />}</Loaded>
    </>
  )
}

function Known({ order }: { order: StaffOrder }) {
  const { client, agent } = order
  return (
    <>
      <title>{`${order.ref} · ${PRODUCT}`}</title>
      <PageTitle
        above={<Breadcrumbs trail={[{ label: 'Orders', to: staffPaths.orders() }]} here={order.ref} />}
      >
        {order.title}
      </PageTitle>
      <div className={css.head}>
        <OrderStatePill order={order} byStaff />
        <span>
          Client <Link to={staffPaths.person(client.uuid)}>{client.full_name}</Link>
        </span>
        <span>
          Agent <Link to={staffPaths.person(agent.uuid)}>{agent.full_name}</Link>
        </span>
      </div>
      <div className={panels.panels}>
        {order.ending && <OrderEnding order={order} ending={order.ending} />}
        <Panel title="Order">
          <OrderFacts order={order} />
        </Panel>
        {order.stages && (
          <Panel title="Stages" intro="Each is an order of its own, with its own money.">
            <StageList stages={order.stages} here={order.uuid} pathOf={staffPaths.order} />
          </Panel>
        )}
        <Panel title="Money" intro="By the ledger, where something was paid.">
          <MoneyOfOrder order={order} />
        </Panel>
        {order.conflicts.length > 0 && (
          <Panel title="Conflicts">
            <ul className={css.timeline}>
              {order.conflicts.map(({ id, reason, stage, outcome, created_at }) => (
                <li key={id}>
                  <Link to={staffPaths.conflict(id)}>{reason[1]}</Link>
                  <small>
                    {outcome ? CONFLICT_OUTCOMES[outcome as ConflictOutcome] : stageNames[stage]},{' '}
                    <InstantText value={created_at} />
                  </small>
                </li>
              ))}
            </ul>
          </Panel>
        )}
        {order.offers.length > 0 && <OffersOfOrder offers={order.offers} />}
        <TimelineOfOrder events={order.timeline} />
        <LegalHold order={order} />
        {order.may.includes('end') && <EndOrder order={order} />}
      </div>
    </>
  )
}
