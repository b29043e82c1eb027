import type { Order } from '@sojourn/contract/work/orders'
import { refundSentences } from '../../hire/checkout/refund-sentences.ts'
import { TermsOfRefunds } from '../../hire/checkout/terms-of-refunds.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { deliveryWords, meetingWords } from '../../words/agent-words.ts'
import type { Side } from '../../words/order-words.ts'
import css from './order-terms.module.css'

/** What was bought, as it was on that day. */
export const OrderBought = ({ order }: { order: Order }) => (
  <section aria-labelledby="bought" className={css.part}>
    <h2 id="bought">Service</h2>
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

/** What comes back if it ends early. */
export const OrderRefunds = ({ order: { refund_schedule }, side }: { order: Order; side: Side }) => (
  <section aria-labelledby="refunds" className={css.part}>
    <h2 id="refunds">Cancellation and refunds</h2>
    <dl className={css.refunds}>
      {refundSentences(refund_schedule).map(({ when, back }) => (
        <div key={when}>
          <dt>{when}</dt>
          <dd>{back}</dd>
        </div>
      ))}
    </dl>
    <p className={css.note}>
      {side === 'client' ? 'Your refund' : 'The client’s refund'} if the order ends at that stage, including
      taxes. <TermsOfRefunds />
    </p>
  </section>
)
