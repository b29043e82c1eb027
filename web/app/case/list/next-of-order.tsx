import { pathsOf } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { OrderSummary } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import { todayQuery } from '../../queries/today-query.ts'
import { DayText, InstantText } from '../../ui/date/time-text.tsx'
import { Link } from '../../ui/text/link.tsx'
import { type Side, stateOf } from '../../words/order-words.ts'
import { Nothing } from '../parts/nothing.tsx'
import { FinishPayment } from '../paying/finish-payment.tsx'
import { toDoPath, toDoWords } from '../start/to-do-words.ts'
import css from './orders-page.module.css'

/** The one act that waits for whoever looks, and until when; else for whom the order waits. */
export function NextOfOrder({ order, side }: { order: OrderSummary; side: Side }) {
  const { data } = useQuery(todayQuery)
  const state = stateOf(order)
  if (state === 'awaiting_payment' && side === 'agent')
    return <span className={css.none}>{t('Waiting for the payment')}</span>
  // A later stage may be charged to the card: then nothing waits for its client.
  if (state === 'awaiting_payment' && isFirst(order)) return <FinishPayment order={order} size="s" />
  if (!data) return <span className={css.none}>{'\u00a0'}</span>
  const line = data.todo.find((one) => one.order.uuid === order.uuid)
  if (state === 'awaiting_payment')
    return line ? <FinishPayment order={order} size="s" /> : <SeeNext order={order} side={side} />
  // The list is cut: an act that waits for this order may not be in it.
  if (!line && data.total > data.todo.length && AT_WORK.has(state))
    return <SeeNext order={order} side={side} />
  if (!line && ENDED.has(state)) return <Nothing />
  if (!line) return <span className={css.none}>{waitsFor(order, side)}</span>
  const { act, until } = toDoWords[line.kind]
  const When = until?.as === 'day' ? DayText : InstantText
  return (
    <span className={css.next}>
      <Link to={toDoPath(line, side)}>{act(line)}</Link>
      {until && line.at && (
        <small>
          {until.before} <When value={line.at} />
        </small>
      )}
    </span>
  )
}

const isFirst = ({ in_stages }: OrderSummary) => (in_stages?.number ?? 1) === 1

const SeeNext = ({ order, side }: { order: OrderSummary; side: Side }) => (
  <Link to={pathsOf[side].order(order.uuid)}>{t('See what is next')}</Link>
)

const AT_WORK: ReadonlySet<string> = new Set(['paid', 'ongoing'])
const ENDED: ReadonlySet<string> = new Set(['completed', 'cancelled'])

function waitsFor(order: OrderSummary, side: Side) {
  switch (stateOf(order)) {
    case 'conflicted':
      return t('Deadlines paused')
    default:
      if (side === 'agent') return order.is_delivered ? t('Waiting for the client') : t('Work in progress')
      return t('Waiting for the agent')
  }
}
