import type { Visa } from '@sojourn/contract/ground/reference'
import { paths } from '@sojourn/contract/paths/paths'
import type { VisaOffers } from '@sojourn/contract/supply/country-offers'
import { MoneyText } from '../../ui/money/money.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { inWords } from '../../words/offer-words.ts'
import { anchorOf, groupByPurpose } from '../visas/by-purpose.ts'
import { feeWords } from '../visas/facts/fee.ts'
import { timeWords } from '../visas/facts/processing-time.ts'
import css from './visas-by-purpose.module.css'

interface Props {
  country: { id: string; visas: Visa[] }
  offers: VisaOffers[]
}

/** Each visa with its time, its fee and who can be hired, under its first purpose; the details are a link away. */
export const VisasByPurpose = ({ country, offers }: Props) => (
  <div className={css.groups}>
    {groupByPurpose(country.visas).map(({ id, name, visas }) => (
      <section key={id} aria-labelledby={`purpose-${id}`}>
        <h3 id={`purpose-${id}`}>{name}</h3>
        <ul>
          {visas.map((visa) => (
            <li key={visa.id}>
              <Link to={paths.visa(country.id, anchorOf(visa))}>
                <strong>{visa.name}</strong>
                <span>
                  <span data-hidden>Typical time: </span>
                  {timeWords(visa.processing_time)}
                </span>
                <span>
                  <span data-hidden>Government fee: </span>
                  {feeWords(visa.fee)}
                </span>
                <Offers offers={offers.find((one) => one.visa === visa.id)} />
                <Icon name="chevron-right" size="s" />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)

const Offers = ({ offers }: { offers: VisaOffers | undefined }) =>
  offers && (
    <span className={css.offers}>
      {inWords(offers.agents, 'agent')} from <MoneyText value={offers.price_from} />
    </span>
  )
