import type { OfferSummary } from '@sojourn/contract/work/offers'
import { Pill } from '../../ui/mark/pill.tsx'
import { offerStates, stateOf } from './offer-words.ts'

/** How an offer stands, as a word with its mark. */
export function OfferStatePill({ offer }: { offer: Pick<OfferSummary, 'status'> }) {
  const { name, icon, tone } = offerStates[stateOf(offer)]
  return (
    <Pill tone={tone} icon={icon}>
      {name}
    </Pill>
  )
}
