import type { OfferPeople } from '@sojourn/contract/work/offers'
import { forPeople } from '../../words/people-words.ts'
import css from './offer-card.module.css'

/** The price of an offer is for these. */
export default function ForPeople({ people: { count, names } }: { people: OfferPeople }) {
  return <p className={css.until}>{forPeople(count, names)}</p>
}
