import type { Visa } from '@sojourn/contract/ground/reference'
import { paths } from '@sojourn/contract/paths/paths'
import type { VisaOffers as Offers } from '@sojourn/contract/supply/country-offers'
import { still } from '../../fast-pages/cached-html.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { anchorOf } from './by-purpose.ts'
import type { ToldFacts } from './facts/told.ts'
import { VisaFacts } from './facts/visa-facts.tsx'
import { VisaOffers } from './visa-offers.tsx'
import css from './visa-sheet.module.css'

interface Props {
  visa: Visa
  country: { id: string; name: string }
  /** Its facts in words. */
  told: ToldFacts
  /** Undefined where nobody can be hired for it yet. */
  offers: Offers | undefined
  /** The goal one is looking for an agent for. */
  goalId?: string | undefined
}

/** One visa: what it is for at the left, the papers it asks for on a ruled sheet at the right. */
export const VisaSheet = still(({ visa, country, told, offers, goalId }: Props) => {
  const anchor = anchorOf(visa)
  const iso = country.id.toLowerCase()
  return (
    <li id={anchor} className={css.sheet}>
      {visa.former_codes.map((code) => (
        <span key={code} id={code} />
      ))}
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
          {visa.aliases.length > 0 && <p className={css.aliases}>Also called: {visa.aliases.join(', ')}</p>}
          {visa.licence_limits && <p className={css.aliases}>{visa.licence_limits}</p>}
          <VisaFacts told={told} />
          {offers && <VisaOffers offers={offers} visa={visa.name} goalId={goalId} />}
          <p className={css.links}>
            {visa.url && (
              <a href={visa.url} rel="noopener">
                {visa.front_door ? 'Official site' : 'Official page'} <span data-hidden>for {visa.name}</span>
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
            {visa.url && (
              <Link to={paths.visas(iso, { report: anchor, goalId })} rel="nofollow" preventScrollReset>
                Something out of date?
                <span data-hidden> {visa.name}</span>
              </Link>
            )}
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
