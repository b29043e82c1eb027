import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import type { Side } from '../../words/order-words.ts'
import css from './extras.module.css'
import { OfferCardOf } from './offer-card.tsx'
import { extrasQuery } from './offer-queries.ts'

export function Extras({ order, side }: { order: Order; side: Side }) {
  const { data } = useQuery({ ...extrasQuery(order.uuid), enabled: order.paid_at !== null })
  if (!data?.length) return null
  return (
    <section className={css.extras} aria-labelledby="extras-title">
      <h2 id="extras-title">{t('Proposed besides')}</h2>
      <div className={css.cards}>
        {data.map((offer) => (
          <OfferCardOf key={offer.uuid} offer={offer} side={side} />
        ))}
      </div>
    </section>
  )
}
