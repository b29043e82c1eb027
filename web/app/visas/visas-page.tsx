import type { AgentCard } from '@sojourn/contract/agents'
import type { VisaOffers } from '@sojourn/contract/country-offers'
import type { CountryDetails } from '@sojourn/contract/reference'
import { useSearchParams } from 'react-router'
import { AgentsForCountry } from '../agents/agents-for-country.tsx'
import { Crumbs } from '../pages/crumbs.tsx'
import { FilterLinks } from '../pages/filter-links.tsx'
import layout from '../pages/layout.module.css'
import { paths } from '../paths.ts'
import { purposesOf, visasFor } from './by-purpose.ts'
import { CheckedNote } from './checked-note.tsx'
import { type CountryChoice, CountrySwitcher } from './country-switcher.tsx'
import { LicenceNotice } from './licence-notice.tsx'
import { VisaSheet } from './visa-sheet.tsx'
import css from './visas-page.module.css'
import { visasTrail } from './visas-trail.ts'

interface Props {
  country: CountryDetails
  countries: CountryChoice[]
  agents: AgentCard[]
  offers: { agents: VisaOffers['agents']; visas: VisaOffers[] }
}

/** A country's visas, each with everything one needs to decide and prepare. */
export function VisasPage({ country, countries, agents, offers }: Props) {
  const [params] = useSearchParams()
  const goalId = params.get('goalId') ?? undefined
  const offersFor = (id: string) => offers.visas.find(({ visa }) => visa === id)
  const purposes = purposesOf(country.visas)
  // A purpose no visa of this country serves is left aside, as after a switch of the country.
  const purpose = purposes.find(({ id }) => id === params.get('purpose'))?.id ?? null

  return (
    <div className={layout.page}>
      <Crumbs trail={visasTrail(country)} />
      <header className={css.head}>
        <div className={css.title}>
          <img src={country.flag} alt="" width={72} height={48} />
          <h1>Visas for {country.name}</h1>
        </div>
        <CountrySwitcher country={country} countries={countries} />
      </header>
      <CheckedNote checked={country.checked} authority={country.authority} />
      <div className={css.filter}>
        <FilterLinks label="Purposes" entries={purposeFilter(country, purposes, purpose, goalId)} />
      </div>
      <ol className={css.sheets}>
        {visasFor(country.visas, purpose).map((visa) => (
          <VisaSheet
            key={visa.id}
            visa={visa}
            country={{ id: country.id, name: country.name }}
            offers={offersFor(visa.id)}
            goalId={goalId}
          />
        ))}
      </ol>
      {country.licence && <LicenceNotice licence={country.licence} />}
      <div className={css.agents}>
        <AgentsForCountry country={country} agents={agents} all={offers.agents} goalId={goalId} />
      </div>
    </div>
  )
}

const purposeFilter = (
  { id: country, visas }: CountryDetails,
  purposes: ReturnType<typeof purposesOf>,
  chosen: string | null,
  goalId: string | undefined,
) =>
  [{ id: null, name: 'All', count: visas.length }, ...purposes].map(({ id, name, count }) => ({
    name,
    count,
    to: paths.visas(country, { ...(id && { purpose: id }), goalId }),
    chosen: id === chosen,
  }))
