import type { Visa } from '@sojourn/contract/ground/reference'
import type { VisaOffers } from '@sojourn/contract/supply/country-offers'
import { rich } from '../../words/rich.tsx'
import { anchorOf, groupByPurpose } from './by-purpose.ts'
import { VisaLink } from './visa-link.tsx'
import css from './visas-by-purpose.module.css'

interface Props {
  country: { id: string; visas: Visa[] }
  offers: VisaOffers[]
  lives: { id: string; name: string } | undefined
  /** The goal one is looking for an agent for. */
  goalId?: string | undefined
  heading?: 'h2' | 'h3'
  /** A purpose that has at least two more shows so many at once; a press shows the rest. */
  atOnce?: number
}

/** Each visa with its fee, its time and who can be hired, under its first purpose; its page is a link away. */
const VisasByPurpose = ({ heading: Heading = 'h3', atOnce, ...props }: Props) => (
  <div className={css.groups}>
    {groupByPurpose(props.country.visas).map(({ id, name, visas }) => {
      const shown = atOnce !== undefined && visas.length > atOnce + 1 ? atOnce : visas.length
      const more = visas.length - shown
      return (
        <section key={id} aria-labelledby={`purpose-${id}`}>
          <Heading id={`purpose-${id}`}>{name}</Heading>
          <Lines {...props} visas={visas.slice(0, shown)} />
          {more > 0 && (
            // A link to one of them opens it.
            <details>
              <summary>
                <span>
                  {rich('{count} more<hidden> for {purpose}</hidden>', {
                    count: more,
                    hidden: (words) => <span data-hidden>{words}</span>,
                    purpose: name.toLowerCase(),
                  })}
                </span>
              </summary>
              <Lines {...props} visas={visas.slice(shown)} />
            </details>
          )}
        </section>
      )
    })}
  </div>
)

const Lines = ({
  visas,
  country,
  offers,
  lives,
  goalId,
}: Omit<Props, 'heading' | 'atOnce'> & { visas: Visa[] }) => (
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
)

export default VisasByPurpose
