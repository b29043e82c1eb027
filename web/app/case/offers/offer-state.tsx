import { t } from '@sojourn/contract/words/t'
import type { OfferSummary } from '@sojourn/contract/work/offers'
import { Pill } from '../../ui/mark/pill.tsx'
import type { Side } from '../../words/order-words.ts'
import { offerStates, stateOf } from './offer-words.ts'

interface Props {
  offer: Pick<OfferSummary, 'status'>
  /** The side that reads it; our team reads it without one. */
  side?: Side
}

/** How an offer stands, as a word with its mark. */
export function OfferStatePill({ offer, side }: Props) {
  const state = stateOf(offer)
  const { name, icon, tone } = offerStates[state]
  return (
    <Pill tone={tone} icon={icon}>
      {state === 'wished' && side === 'agent' ? t('Waiting for your price') : name}
    </Pill>
  )
}
