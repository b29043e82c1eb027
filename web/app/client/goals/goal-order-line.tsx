import { clientPaths } from '@sojourn/contract/paths/own-paths'
import type { OrderSummary } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import { OrderStatePill } from '../../case/parts/order-state.tsx'
import { PartyLine } from '../../case/parts/party.tsx'
import { toDoPath, toDoWords } from '../../case/start/to-do-words.ts'
import { UntilLine } from '../../case/start/until-line.tsx'
import { todayQuery } from '../../queries/today-query.ts'
import { DayText } from '../../ui/date/time-text.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { CardLink } from '../../ui/text/card.tsx'
import { Link } from '../../ui/text/link.tsx'
import { rich } from '../../words/rich.tsx'
import css from './goal-orders.module.css'

/** One order of a goal, and the act of the client that it waits for; the whole line opens it. */
export const GoalOrderLine = ({ order }: { order: OrderSummary }) => (
  <li className={css.order}>
    <div className={css.words}>
      <h3>
        <CardLink to={clientPaths.order(order.uuid)}>{order.title}</CardLink>
      </h3>
      <p className={css.note}>
        {rich('{ref} · ordered on {day}', {
          ref: <bdi data-whole>{order.ref}</bdi>,
          day: <DayText value={order.created_at.date} />,
        })}
      </p>
      <PartyLine party={order.agent} />
      <YourTurn order={order} />
    </div>
    <div className={css.standing}>
      <OrderStatePill order={order} />
      <MoneyText value={order.price} />
    </div>
  </li>
)

function YourTurn({ order }: { order: OrderSummary }) {
  const { data } = useQuery(todayQuery)
  const line = data?.todo.find((one) => one.order.uuid === order.uuid)
  return (
    line && (
      <div className={css.turn}>
        <p>
          {rich('Your turn: <a>{act}</a>', {
            act: toDoWords[line.kind].act(line),
            a: (words) => <Link to={toDoPath(line, 'client')}>{words}</Link>,
          })}
        </p>
        <UntilLine line={line} />
      </div>
    )
  )
}
