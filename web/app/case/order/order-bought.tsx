import { pathsOf } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { Flag } from '../../ui/text/flag.tsx'
import { Link } from '../../ui/text/link.tsx'
import { OthersText } from '../../ui/translation/others-text.tsx'
import { deliveryWords, meetingWords } from '../../words/agent-words.ts'
import type { Side } from '../../words/order-words.ts'
import { rich } from '../../words/rich.tsx'
import css from './order-bought.module.css'

export const OrderBought = ({ order, side }: { order: Order; side: Side }) => (
  <section aria-labelledby="bought" className={css.part}>
    <h3 id="bought">{order.offer ? t('Agreed offer') : t('Service')}</h3>
    <p className={css.visa}>
      <Flag country={order.country.id} /> {order.country.name} · <bdi lang="en">{order.visa.name}</bdi>
    </p>
    <OthersText className={css.description} isOwn={side === 'agent'} isBinding>
      {order.description}
    </OthersText>
    <ul className={css.promises}>
      <li>{deliveryWords(order.delivery_time)}</li>
      {order.meeting_length && <li>{meetingWords(order.meeting_length)}</li>}
      {order.offer && <li>{changesWords(order.offer.revisions)}</li>}
    </ul>
    {order.offer?.excluded && (
      <>
        <h4>{t('Not included')}</h4>
        <OthersText className={css.description} isOwn={side === 'agent'} isBinding>
          {order.offer.excluded}
        </OthersText>
      </>
    )}
    {order.offer ? (
      <Agreed offer={order.offer.uuid} side={side} />
    ) : (
      <p className={css.note}>
        {t('As offered on the day of the order. Later changes to the service don’t affect it.')}
      </p>
    )}
  </section>
)

const Agreed = ({ offer, side }: { offer: string; side: Side }) => (
  <p className={css.note}>
    {rich('This is what was agreed. <a>Read the offer</a>', {
      a: (words) => <Link to={pathsOf[side].offer(offer)}>{words}</Link>,
    })}
  </p>
)

const changesWords = (count: number) =>
  t('{count, plural, one {# round of changes} other {# rounds of changes}}', { count })
