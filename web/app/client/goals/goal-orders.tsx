import { t } from '@sojourn/contract/words/t'
import type { Goal } from '@sojourn/contract/work/goals'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { ordersOfGoalQuery } from '../../queries/order-queries.ts'
import { GoalOrderLine } from './goal-order-line.tsx'
import css from './goal-orders.module.css'
import page from './goal-page.module.css'

export function GoalOrders({ goal }: { goal: Goal }) {
  const orders = useQuery(ordersOfGoalQuery(goal.id))
  return (
    <section aria-labelledby="orders">
      <h2 id="orders">{t('Orders for this goal')}</h2>
      <Loaded query={orders}>
        {(known) =>
          known.length > 0 ? (
            <ul className={css.orders}>
              {known.map((order) => (
                <GoalOrderLine key={order.uuid} order={order} />
              ))}
            </ul>
          ) : (
            <p className={page.none}>{t('No orders yet. Orders for this goal are shown here.')}</p>
          )
        }
      </Loaded>
    </section>
  )
}
