import type { Visa } from '@sojourn/contract/ground/reference'
import type { VisaOffers } from '@sojourn/contract/supply/country-offers'
import { anchorOf, groupByPurpose } from './by-purpose.ts'
import { VisaLink } from './visa-link.tsx'
import css from './visas-by-purpose.module.css'

interface Props {
  country: { id: string; visas: Visa[] }
  offers: VisaOffers[]
  /** Where the reader lives, where that is known. */
  lives: { id: string; name: string } | undefined
  /** The goal one is looking for an agent for. */
  goalId?: string | undefined
  heading?: 'h2' | 'h3'
}

/** Each visa with its fee, its time and who can be hired, under its first purpose; its page is a link away. */
export const VisasByPurpose = ({ country, offers, lives, goalId, heading: Heading = 'h3' }: Props) => (
  <div className={css.groups}>
    {groupByPurpose(country.visas).map(({ id, name, visas }) => (
      <section key={id} aria-labelledby={`purpose-${id}`}>
        <Heading id={`purpose-${id}`}>{name}</Heading>
        <ul>
          {visas.map((visa) => (
            // Links of former years end in the code of a visa, or in one it had before.
            <li key={visa.id} id={anchorOf(visa)}>
              {visa.former_codes.map((code) => (
                <span key={code} id={code} />
              ))}
              <VisaLink
                visa={visa}
                country={country.id}
                lives={lives}
                goalId={goalId}
                offers={offers.find((one) => one.visa === visa.id)}
              />
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)
