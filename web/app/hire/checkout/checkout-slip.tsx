import type { Payment } from '@sojourn/contract/money/payments'
import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { Avatar } from '../../ui/text/avatar.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { deliveryWords, documentsWords, meetingWords } from '../../words/agent-words.ts'
import { rich } from '../../words/rich.tsx'
import css from './checkout-slip.module.css'
import { refundSentences } from './refund-sentences.ts'
import { SlipStages } from './slip-stages.tsx'
import { SlipSums } from './slip-sums.tsx'
import { TermsOfRefunds } from './terms-of-refunds.tsx'

interface Props {
  order: Order
  /** Null for an order that was given up. */
  payment: Payment | null
}

export const CheckoutSlip = ({ order, payment }: Props) => (
  <section className={css.slip} aria-label={t('What you order')}>
    <p className={css.country}>
      <Flag country={order.country.id} /> {order.country.name} · <bdi lang="en">{order.visa.name}</bdi>
    </p>
    <h3 className={css.title} dir="auto">
      {order.title}
    </h3>
    <p className={css.agent}>
      <Avatar
        id={order.agent.uuid}
        name={order.agent.full_name}
        picture={order.agent.profile_picture}
        size="s"
      />
      <bdi>{order.agent.full_name}</bdi>
    </p>
    <Facts order={order} />
    {order.stages && <SlipStages stages={order.stages} here={order.uuid} />}
    {payment ? (
      <SlipSums payment={payment} />
    ) : (
      <p>{t('This order is cancelled. There is nothing to pay.')}</p>
    )}
    <Protection order={order} />
  </section>
)

const Facts = ({ order }: { order: Order }) => (
  <ul className={css.facts}>
    <li>
      <Icon name="goal" size="s" /> {t('For your goal “{goal}”', { goal: order.goal.name })}
    </li>
    <li>
      <Icon name="clock" size="s" /> {deliveryWords(order.delivery_time)}
    </li>
    {order.meeting_length !== null && (
      <li>
        <Icon name="calendar" size="s" /> {meetingWords(order.meeting_length)}
      </li>
    )}
    {order.requirements.length > 0 && (
      <li>
        <Icon name="document" size="s" /> {documentsWords(order.requirements.length)}
      </li>
    )}
  </ul>
)

const Protection = ({ order }: { order: Order }) => (
  <div className={css.protection}>
    <p>
      <Icon name="shield" size="s" />
      <span>
        {rich('<b>Protected payment:</b> held until you accept the work.', {
          b: (words) => <b>{words}</b>,
        })}
      </span>
    </p>
    <p className={css.early}>{t('Cancellation and refunds:')}</p>
    <dl>
      {refundSentences(order.refund_schedule).map(({ when, back }) => (
        <div key={when}>
          <dt>{when}</dt>
          <dd>{back}</dd>
        </div>
      ))}
    </dl>
    <div>
      <TermsOfRefunds />
    </div>
  </div>
)
