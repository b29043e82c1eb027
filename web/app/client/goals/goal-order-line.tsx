import { clientPaths } from '@sojourn/contract/paths/own-paths'
import type { OrderSummary } from '@sojourn/contract/work/orders'
import { OrderStatePill } from '../../case/parts/order-state.tsx'
import { PartyLine } from '../../case/parts/party.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { CardLink } from '../../ui/text/card.tsx'
import css from './goal-orders.module.css'

/** One order of a goal; the whole line opens it. */
export const GoalOrderLine = ({ order }: { order: OrderSummary }) => (
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
