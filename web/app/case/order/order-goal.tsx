import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { type ComponentProps, memo } from 'react'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { DayText } from '../../ui/date/time-text.tsx'
import { Link } from '../../ui/text/link.tsx'
import type { Side } from '../../words/order-words.ts'
import { rich } from '../../words/rich.tsx'
import { travellersOf } from '../../words/travellers-of.ts'
import css from './order-page.module.css'

/** Only families need it. */
const Travellers = lazyPart(() => import('./order-travellers.tsx'))

/** An update of the page would take away for a moment what the server wrote, as long as its script is not here. */
const OrderTravellers = memo(({ travellers, side }: ComponentProps<typeof Travellers>) => (
  <Waits>
    <Travellers travellers={travellers} side={side} />
  </Waits>
))

export const OrderGoal = ({ order, side }: { order: Order; side: Side }) => {
  const { goal } = order
  const travellers = travellersOf(order)
  return (
    <section className={css.goal} aria-labelledby="goal">
      <h3 id="goal">{t('Goal')}</h3>
      <p className={css.name}>
        {side === 'client' ? <Link to={clientPaths.goal(goal.id)}>{goal.name}</Link> : goal.name}
      </p>
      <p className={css.note}>
        {rich('Expected by {day}', { day: <DayText value={goal.expected_delivery_date} /> })}
      </p>
      {travellers.length > 0 && <OrderTravellers travellers={travellers} side={side} />}
      {side === 'agent' && (
        <p className={css.comment} dir="auto">
          {goal.comment}
        </p>
      )}
    </section>
  )
}
