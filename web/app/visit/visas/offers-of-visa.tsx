import type { VisaOffers } from '@sojourn/contract/supply/country-offers'
import { MoneyText } from '../../ui/money/money.tsx'
import { agentCount } from '../../words/offer-words.ts'
import { rich } from '../../words/rich.tsx'
import css from './visas-by-purpose.module.css'

/** How many agents help with a visa, and from which price; nothing where nobody does. */
export const OffersOfVisa = ({ offers }: { offers: VisaOffers | undefined }) =>
  offers && (
    <span className={css.offers}>
      {rich('{agents} from {price}', {
        agents: agentCount(offers.agents),
        price: <MoneyText value={offers.price_from} short />,
      })}
    </span>
  )
