import type { Offer } from '@sojourn/contract/work/offers'
import { nameOf } from '../../case/offers/extra-words.ts'
import { OfferStatePill } from '../../case/offers/offer-state.tsx'
import { OfferTerms } from '../../case/offers/offer-terms.tsx'
import { Panel } from '../../layouts/own/panel.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import css from './staff-orders.module.css'

export const OffersOfOrder = ({ offers }: { offers: Offer[] }) => (
  <Panel title="Offers" intro="What either side proposed about this case, in every version.">
    <ul className={css.timeline}>
      {offers.map((offer) => (
        <li key={offer.uuid}>
          <details className={css.offer}>
            <summary>
              {offer.title}{' '}
              <small>
                {nameOf(offer)}, <InstantText value={offer.created_at.date} />
              </small>{' '}
              <OfferStatePill offer={offer} />
            </summary>
            <OfferTerms offer={offer} />
            {offer.answer && (
              <section>
                <h3>Answer</h3>
                <p>{offer.answer}</p>
              </section>
            )}
          </details>
        </li>
      ))}
    </ul>
  </Panel>
)
