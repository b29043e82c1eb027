import type { Order } from '@sojourn/contract/work/orders'
import { Flag } from '../../ui/text/flag.tsx'
import { deliveryWords, meetingWords } from '../../words/agent-words.ts'
import css from './order-bought.module.css'

/** What was bought, as it was on that day. */
export const OrderBought = ({ order }: { order: Order }) => (
  <section aria-labelledby="bought" className={css.part}>
    <h3 id="bought">Service</h3>
    <p className={css.visa}>
      <Flag country={order.country.id} /> {order.country.name} · {order.visa.name}
    </p>
    <p className={css.description}>{order.description}</p>
    <ul className={css.promises}>
      <li>{deliveryWords(order.delivery_time)}</li>
      {order.meeting_length && <li>{meetingWords(order.meeting_length)}</li>}
    </ul>
    <p className={css.note}>
      As offered on the day of the order. Later changes to the service don’t affect it.
    </p>
  </section>
)
