import { clientPaths } from '@sojourn/contract/paths/own-paths'
import type { Goal } from '@sojourn/contract/work/goals'
import type { OrderSummary } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import { OrderStatePill } from '../../case/parts/order-state.tsx'
import { PartyLine } from '../../case/parts/party.tsx'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { ordersOfGoalQuery } from '../../queries/order-queries.ts'
import { MoneyText } from '../../ui/money/money.tsx'
import { CardLink } from '../../ui/text/card.tsx'
import css from './goal-orders.module.css'
import page from './goal-page.module.css'

/** What was bought for this goal. */
export function GoalOrders({ goal }: { goal: Goal }) {
  const orders = useQuery(ordersOfGoalQuery(goal.id))
  return (
    <section aria-labelledby="orders">
      <h2 id="orders">Orders for this goal</h2>
      <Loaded query={orders}>
        {(known) =>
          known.length > 0 ? (
            <ul className={css.orders}>
              {known.map((order) => (
                <OrderLine key={order.uuid} order={order} />
              ))}
            </ul>
          ) : (
            <p className={page.none}>No orders yet. Orders for this goal are shown here.</p>
          )
        }
      </Loaded>
    </section>
  )
}

const OrderLine = ({ order }: { order: OrderSummary }) => (
  <li className={css.order}>
    <div className={css.words}>
      <h3>
        <CardLink to={clientPaths.order(order.uuid)}>{order.title}</CardLink>
      </h3>
      <PartyLine party={order.agent} />
    </div>
    <div className={css.standing}>
      <OrderStatePill order={order} />
      <MoneyText value={order.price} />
    </div>
  </li>
)
