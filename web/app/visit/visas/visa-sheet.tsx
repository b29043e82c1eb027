import type { Visa } from '@sojourn/contract/ground/reference'
import type { VisaOffers as Offers } from '@sojourn/contract/supply/country-offers'
import { still } from '../../fast-pages/cached-html.tsx'
import { paths } from '../../paths/paths.ts'
import { Pill } from '../../ui/mark/pill.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { anchorOf, isDescribed } from './by-purpose.ts'
import { feeWords } from './fee.ts'
import { timeWords } from './processing-time.ts'
import { VisaOffers } from './visa-offers.tsx'
import css from './visa-sheet.module.css'

interface Props {
  visa: Visa
  country: { id: string; name: string }
  /** Undefined where nobody can be hired for it yet. */
  offers: Offers | undefined
  /** The goal one is looking for an agent for. */
  goalId?: string | undefined
}

/** One visa: what it is for at the left, the papers it asks for on a ruled sheet at the right. */
export const VisaSheet = still(({ visa, country, offers, goalId }: Props) => {
  const anchor = anchorOf(visa)
  const iso = country.id.toLowerCase()
  return (
    <li id={anchor} className={css.sheet}>
      <article aria-labelledby={`${anchor}-name`}>
        <div className={css.about}>
          <ul className={css.purposes} aria-label="For">
            {visa.purposes.map(({ id, name }) => (
              <li key={id}>
                <Pill>{name}</Pill>
              </li>
            ))}
          </ul>
          <h2 id={`${anchor}-name`} className={css.name}>
            <Link to={paths.visa(country.id, anchor)}>{visa.name}</Link>
          </h2>
          <p>{visa.description}</p>
          {isDescribed(visa) && (
            <dl className={css.facts}>
              <div>
                <dt>Typical time</dt>
                <dd>{timeWords(visa.processing_time)}</dd>
              </div>
              <div>
                <dt>Government fee</dt>
                <dd>{feeWords(visa.fee)}</dd>
              </div>
            </dl>
          )}
          {offers && <VisaOffers offers={offers} visa={visa.name} goalId={goalId} />}
          <p className={css.links}>
            {visa.url && (
              <a href={visa.url} rel="noopener">
                Official page <span data-hidden>for {visa.name}</span>
                <Icon name="external" size="s" />
              </a>
            )}
            <Link
              to={paths.agents({ country: iso, ...(offers && { visa: visa.id }), ...(goalId && { goalId }) })}
            >
              {offers ? 'Agents for this visa' : `Agents for ${country.name}`}
              {offers && <span data-hidden>: {visa.name}</span>}
              <Icon name="arrow-right" size="s" />
            </Link>
          </p>
        </div>
        <div className={css.paper}>
          <h3 id={`${anchor}-papers`}>Checklist</h3>
          <ul aria-labelledby={`${anchor}-papers`}>
            {visa.checklist.map((paper) => (
              <li key={paper}>{paper}</li>
            ))}
          </ul>
        </div>
      </article>
    </li>
  )
})
