import type { AgentCard } from '@sojourn/contract/agents'
import type { VisaOffers } from '@sojourn/contract/country-offers'
import type { CountryDetails } from '@sojourn/contract/reference'
import { useSearchParams } from 'react-router'
import { AgentsForCountry } from '../agents/agents-for-country.tsx'
import { Crumbs } from '../pages/crumbs.tsx'
import layout from '../pages/layout.module.css'
import { paths } from '../paths.ts'
import { Icon } from '../ui/icon.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { CheckedNote } from '../visas/checked-note.tsx'
import { LicenceNotice } from '../visas/licence-notice.tsx'
import { CountryFacts } from './country-facts.tsx'
import css from './country-page.module.css'
import { countryTrail } from './country-trail.ts'
import { VisasByPurpose } from './visas-by-purpose.tsx'

interface Props {
  country: CountryDetails
  currencies: string[]
  languages: string[]
  agents: AgentCard[]
  offers: { agents: VisaOffers['agents']; visas: VisaOffers[] }
}

export function CountryPage({ country, currencies, languages, agents, offers }: Props) {
  const goalId = useSearchParams()[0].get('goalId') ?? undefined
  return (
    <div className={layout.page}>
      <Crumbs trail={countryTrail(country)} />
      <header className={css.head}>
        <img
          className={css.flag}
          src={country.flag}
          alt={`Flag of ${country.name}`}
          width={132}
          height={88}
        />
        <div>
          <h1>{country.name}</h1>
          {country.native_name !== country.name && (
            <p className={css.native} lang={country.languages[0]} dir="auto">
              {country.native_name}
            </p>
          )}
        </div>
      </header>
      <CountryFacts country={country} currencies={currencies} languages={languages} />
      {country.summary && <p className={css.summary}>{country.summary}</p>}

      <div className={country.authority ? `${css.columns} ${css.withSide}` : css.columns}>
        <section className={css.visas} aria-labelledby="visas">
          <h2 id="visas">{country.visa_count > 0 ? 'Visas and programmes' : 'Visas, in general'}</h2>
          <CheckedNote checked={country.checked} authority={country.authority} />
          <VisasByPurpose country={country} offers={offers.visas} />
          <LinkButton to={paths.visas(country.id, { goalId })} variant="secondary" iconAfter="arrow-right">
            All details and checklists
          </LinkButton>
        </section>
        {country.authority && (
          <div className={css.side}>
            <AuthorityCard authority={country.authority} />
            {country.licence && <LicenceNotice licence={country.licence} />}
          </div>
        )}
      </div>

      <AgentsForCountry country={country} agents={agents} all={offers.agents} goalId={goalId} />
    </div>
  )
}

const AuthorityCard = ({ authority }: { authority: NonNullable<CountryDetails['authority']> }) => (
  <aside className={css.authority} aria-labelledby="authority">
    <h2 id="authority">Who decides</h2>
    <p>{authority.name}</p>
    <a href={authority.url} rel="noopener">
      Official site <Icon name="external" size="s" />
    </a>
    <p className={css.own}>You may always apply there yourself, without an agent.</p>
  </aside>
)
