import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import type { Side } from '../../words/order-words.ts'
import css from './extras.module.css'
import { extrasQuery } from './offer-queries.ts'

/** Few orders have one that waits. */
const OfferCard = lazyPart(() => import('./offer-card.tsx').then((part) => ({ default: part.OfferCardOf })))

export function Extras({ order, side }: { order: Order; side: Side }) {
  const { data } = useQuery({ ...extrasQuery(order.uuid), enabled: order.paid_at !== null })
  if (!data?.length) return null
  return (
    <section className={css.extras} aria-labelledby="extras-title">
      <h2 id="extras-title">{t('Proposed extras')}</h2>
      <div className={css.cards}>
        <Waits>
          {data.map((offer) => (
            <OfferCard key={offer.uuid} offer={offer} side={side} />
          ))}
        </Waits>
      </div>
    </section>
  )
}
