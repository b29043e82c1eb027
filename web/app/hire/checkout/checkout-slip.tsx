import { isNeeded } from '@sojourn/contract/ground/paper-words'
import type { Payment } from '@sojourn/contract/money/payments'
import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import type { ComponentProps } from 'react'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { Avatar } from '../../ui/text/avatar.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { deliveryWords, documentsWords, meetingWords } from '../../words/agent-words.ts'
import { rich } from '../../words/rich.tsx'
import { travellersOf } from '../../words/travellers-of.ts'
import { isForFewer } from './change-of-people.ts'
import css from './checkout-slip.module.css'
import type FitOfOrder from './fit/fit.tsx'
import { isWeighed } from './fit/fit-query.ts'
import { FitWaits } from './fit/fit-waits.tsx'
import { refundSentences } from './refund-sentences.ts'
import { SlipStages } from './slip-stages.tsx'
import { SlipSums } from './slip-sums.tsx'
import { SlipTravellers } from './slip-travellers.tsx'
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
    <Facts order={order} payment={payment} />
    {order.stages && <SlipStages order={order} stages={order.stages} />}
    {payment ? (
      <SlipSums order={order} payment={payment} />
    ) : (
      <p>{t('This order is cancelled. There is nothing to pay.')}</p>
    )}
    <Protection order={order} />
  </section>
)

const Fit = lazyPart(() => import('./fit/fit.tsx').catch(() => ({ default: Otherwise })))

/** The script of the fit could not be had: nobody pays later for that. */
const Otherwise = ({ otherwise }: ComponentProps<typeof FitOfOrder>) => otherwise

/** The lines of the fit say the days and the documents, where there are such lines. */
function Facts({ order, payment }: Props) {
  if (!payment || !isWeighed(order))
    return (
      <ul className={css.facts}>
        <ForGoal order={order} />
        <Others order={order} />
        <Delivery order={order} />
        <Meeting order={order} />
        <Documents order={order} />
      </ul>
    )
  return (
    <>
      <ul className={css.facts}>
        <ForGoal order={order} />
        <Others order={order} />
        <Meeting order={order} />
      </ul>
      <Waits fallback={<FitWaits />}>
        <Fit
          order={order}
          otherwise={
            <ul className={css.facts}>
              <Delivery order={order} />
              <Documents order={order} />
            </ul>
          }
        />
      </Waits>
    </>
  )
}

type OfOrder = Pick<Props, 'order'>

const ForGoal = ({ order: { goal } }: OfOrder) => (
  <li>
    <Icon name="goal" size="s" /> {t('For your goal “{goal}”', { goal: goal.name })}
  </li>
)

const Others = ({ order }: OfOrder) =>
  (travellersOf(order).length > 0 || order.offer?.people || isForFewer(order)) && (
    <SlipTravellers order={order} />
  )

const Delivery = ({ order: { delivery_time } }: OfOrder) => (
  <li>
    <Icon name="clock" size="s" /> {deliveryWords(delivery_time)}
  </li>
)

const Meeting = ({ order: { meeting_length } }: OfOrder) =>
  meeting_length !== null && (
    <li>
      <Icon name="calendar" size="s" /> {meetingWords(meeting_length)}
    </li>
  )

function Documents({ order: { requirements } }: OfOrder) {
  const needed = requirements.filter(isNeeded).length
  return (
    needed > 0 && (
      <li>
        <Icon name="document" size="s" /> {documentsWords(needed)}
      </li>
    )
  )
}

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
