import type { OfferPeople } from '@sojourn/contract/work/offers'
import { forPeople } from '../../words/people-words.ts'

/** The price of an offer is for these. */
export default function ForPeople({ people: { count, names } }: { people: OfferPeople }) {
  return forPeople(count, names)
}
