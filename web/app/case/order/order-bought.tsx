import { pathsOf } from '@sojourn/contract/paths/own-paths'
import type { Order } from '@sojourn/contract/work/orders'
import { Flag } from '../../ui/text/flag.tsx'
import { Link } from '../../ui/text/link.tsx'
import { deliveryWords, meetingWords } from '../../words/agent-words.ts'
import type { Side } from '../../words/order-words.ts'
import css from './order-bought.module.css'

/** What was bought, as it was on that day. */
export const OrderBought = ({ order, side }: { order: Order; side: Side }) => (
  <section aria-labelledby="bought" className={css.part}>
    <h3 id="bought">{order.offer ? 'Agreed offer' : 'Service'}</h3>
    <p className={css.visa}>
      <Flag country={order.country.id} /> {order.country.name} · {order.visa.name}
    </p>
    <p className={css.description}>{order.description}</p>
    <ul className={css.promises}>
      <li>{deliveryWords(order.delivery_time)}</li>
      {order.meeting_length && <li>{meetingWords(order.meeting_length)}</li>}
      {order.offer && <li>{changesWords(order.offer.revisions)}</li>}
    </ul>
    {order.offer?.excluded && (
      <>
        <h4>Not included</h4>
        <p className={css.description}>{order.offer.excluded}</p>
      </>
    )}
    {order.offer ? (
      <p className={css.note}>
        This is what was agreed. <Link to={pathsOf[side].offer(order.offer.uuid)}>Read the offer</Link>
      </p>
    ) : (
      <p className={css.note}>
        As offered on the day of the order. Later changes to the service don’t affect it.
      </p>
    )}
  </section>
)

const changesWords = (count: number) => (count === 1 ? '1 round of changes' : `${count} rounds of changes`)
