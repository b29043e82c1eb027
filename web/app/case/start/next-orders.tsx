import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { OrderSummary } from '@sojourn/contract/work/orders'
import { DayText } from '../../ui/date/time-text.tsx'
import { Link } from '../../ui/text/link.tsx'
import { OrderStatePill } from '../parts/order-state.tsx'
import css from './start-page.module.css'

/** What is due first, then what waits to begin. */
export const NextOrders = ({ orders }: { orders: OrderSummary[] }) => (
  <section className={css.next} aria-labelledby="next">
    <h2 id="next">Next</h2>
    {orders.length === 0 && <p className={css.note}>No order waits for you.</p>}
    <ul>
      {orders.map((order) => (
        <li key={order.uuid}>
          <span>
            <Link to={agentPaths.order(order.uuid)}>{order.title}</Link>
            <small>
              {order.client.full_name}
              {order.due_at ? (
                <>
                  , due <DayText value={order.due_at} />
                </>
              ) : (
                ', not started'
              )}
            </small>
          </span>
          <OrderStatePill order={order} />
        </li>
      ))}
    </ul>
  </section>
)
