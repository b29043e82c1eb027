import type { Visa } from '@sojourn/contract/ground/reference'
import { paths } from '@sojourn/contract/paths/paths'
import type { VisaOffers } from '@sojourn/contract/supply/country-offers'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { anchorOf } from '../visas/by-purpose.ts'
import { feeWords } from '../visas/facts/fee.ts'
import { timeWords } from '../visas/facts/processing-time.ts'
import { OffersOfVisa } from './visa-offers.tsx'

interface Props {
  visa: Visa
  country: string
  offers: VisaOffers | undefined
}

/** A visa in one line, which leads to its details. */
export const VisaLink = ({ visa, country, offers }: Props) => (
  <Link to={paths.visa(country, anchorOf(visa))}>
    <strong>{visa.name}</strong>
    <span>
      <span data-hidden>Typical time: </span>
      {timeWords(visa.processing_time)}
    </span>
    <span>
      <span data-hidden>Government fee: </span>
      {feeWords(visa.fee)}
    </span>
    <OffersOfVisa offers={offers} />
    <Icon name="chevron-right" size="s" />
  </Link>
)
