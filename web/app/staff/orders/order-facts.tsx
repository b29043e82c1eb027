import type { StaffOrder } from '@sojourn/contract/desk/staff-orders'
import { closingForStaff } from '@sojourn/contract/work/closing-words'
import { stageWords } from '../../case/work/stage-words.ts'
import { InstantText } from '../../ui/date/time-text.tsx'
import css from './staff-orders.module.css'

/** When what happened, or is due. */
export function OrderFacts({ order }: { order: StaffOrder }) {
  const dates = [
    ['Ordered', order.created_at.date],
    ['Paid', order.paid_at],
    ['Started', order.started_at],
    ['Due', order.due_at],
    ['Completed', order.completed_at],
    ['Agent can withdraw from', order.clears_at],
    ['Cancelled', order.cancelled_at],
  ] as const
  return (
    <dl className={css.facts}>
      <div>
        <dt>Country</dt>
        <dd>{order.country.name}</dd>
      </div>
      <div>
        <dt>Goal</dt>
        <dd>{order.goal.name}</dd>
      </div>
      {/* A server of the release before tells nobody. */}
      {(order.people ?? 1) > 1 && (
        <div>
          <dt>Applicants</dt>
          <dd>{order.people} people</dd>
        </div>
      )}
      {order.closing && (
        <div>
          <dt>Ended</dt>
          <dd>{closingForStaff(order.closing)}</dd>
        </div>
      )}
      {order.started_at && (
        <div>
          <dt>Stage</dt>
          <dd>{stageWords[order.stage]}</dd>
        </div>
      )}
      {dates.map(
        ([name, at]) =>
          at && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <InstantText value={at} />
                {name === 'Due' && order.is_late && ' (late)'}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
