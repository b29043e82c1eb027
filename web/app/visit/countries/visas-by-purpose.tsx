import type { Visa } from '@sojourn/contract/ground/reference'
import type { VisaOffers } from '@sojourn/contract/supply/country-offers'
import { groupByPurpose } from '../visas/by-purpose.ts'
import { VisaLink } from './visa-link.tsx'
import css from './visas-by-purpose.module.css'

interface Props {
  country: { id: string; visas: Visa[] }
  offers: VisaOffers[]
  /** Where the reader lives, where that is known. */
  lives: { id: string; name: string } | undefined
}

/** Each visa with its time, its fee and who can be hired, under its first purpose; the details are a link away. */
export const VisasByPurpose = ({ country, offers, lives }: Props) => (
  <div className={css.groups}>
    {groupByPurpose(country.visas).map(({ id, name, visas }) => (
      <section key={id} aria-labelledby={`purpose-${id}`}>
        <h3 id={`purpose-${id}`}>{name}</h3>
        <ul>
          {visas.map((visa) => (
            <li key={visa.id}>
              <VisaLink
                visa={visa}
                country={country.id}
                lives={lives}
                offers={offers.find((one) => one.visa === visa.id)}
              />
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)
