import type { CountryDetails } from '@sojourn/contract/ground/reference'
import { paths } from '@sojourn/contract/paths/paths'
import type { AgentCard } from '@sojourn/contract/supply/agents'
import type { VisaOffers } from '@sojourn/contract/supply/country-offers'
import type { EntryToCountry } from '@sojourn/contract/supply/passports'
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { inBrowser, type Load, onServer } from '../../api/load.ts'
import { writtenPart } from '../../fast-pages/written-part.tsx'
import { Crumbs } from '../../layouts/page/crumbs.tsx'
import { FilterLinks } from '../../layouts/page/filter-links.tsx'
import { keepWhileFiltering } from '../../layouts/page/keep-while-filtering.ts'
import layout from '../../layouts/page/layout.module.css'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { breadcrumbs } from '../../layouts/page/structured-data.ts'
import { countryCode } from '../../paths/country-code.ts'
import type { Route } from './+types/visas-page'
import { purposesOf, visasFor } from './by-purpose.ts'
import { CheckedNote } from './checked-note.tsx'
import { type CountryChoice, CountrySwitcher } from './country-switcher.tsx'
import { CountryWarnings } from './country-warnings.tsx'
import { EntryLine } from './entry-line.tsx'
import { ReportFact } from './facts/report-fact.tsx'
import { type ToldFacts, tellFacts } from './facts/told.ts'
import { loadEntry } from './load-entry.ts'
import { VisaSheet } from './visa-sheet.tsx'
import css from './visas-page.module.css'
import { visasTrail } from './visas-trail.ts'

const AgentsForCountry = writtenPart(() => import('../../find/cards/agents-for-country.tsx'))
const LicenceNotice = writtenPart(() => import('./licence-notice.tsx'))

const load = (async (api, { params, url }) => {
  const id = countryCode(params.country)
  const [country, countries, agents, offers, entry] = await Promise.all([
    api('GET /countries/{id}', { params: { id } }),
    api('GET /countries'),
    api('GET /consultants', { query: { country: id, limit: 3 } }),
    api('GET /countries/{id}/offers', { params: { id } }),
    loadEntry(api, url.searchParams, id),
  ])
  return {
    // Asked for without `minimal`, it comes with its details.
    country: country.data,
    countries: countries.data.items
      .filter(({ visa_count }) => visa_count > 0)
      .map(({ id, name }) => ({ id, name })),
    passports: countries.data.items.map(({ id, name }) => ({ id, name })),
    agents: agents.data.items,
    offers: offers.data,
    told: await tellFacts(country.data, countries.data.items, entry?.passport.id),
    entry,
  }
}) satisfies Load<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** Another purpose asks the server for nothing; another passport does. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  change.currentUrl.searchParams.get('from') === change.nextUrl.searchParams.get('from')
    ? keepWhileFiltering(change)
    : true

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return []
  const { country } = args.loaderData
  return pageMeta(args, {
    title: `Visas for ${country.name}`,
    description: `What each visa for ${country.name} is for, how long it typically takes, what the government charges, and the checklist of papers to prepare.`,
    path: paths.visas(country.id),
    about: (origin) => [breadcrumbs(origin, visasTrail(country))],
  })
}

export default function Visas({ loaderData }: Route.ComponentProps) {
  return <VisasPage {...loaderData} />
}

const NOTHING_TOLD: ToldFacts = { main: [], rules: [] }

interface Props {
  country: CountryDetails
  countries: CountryChoice[]
  agents: AgentCard[]
  told: Record<string, ToldFacts>
  offers: { agents: VisaOffers['agents']; visas: VisaOffers[] }
  passports: CountryChoice[]
  entry: EntryToCountry | null
}

/** A country's visas, each with everything one needs to decide and prepare. */
function VisasPage({ country, countries, agents, told, offers, passports, entry }: Props) {
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
        <CountrySwitcher country={country} countries={countries} from={entry?.passport.id} />
      </header>
      <CheckedNote checked={country.checked} authority={country.authority} />
      <EntryLine
        country={country}
        entry={entry}
        passports={passports}
        action={paths.visas(country.id)}
        goalId={goalId}
      />
      <CountryWarnings warnings={country.warnings} />
      <div className={css.filter}>
        <FilterLinks
          label="Purposes"
          entries={purposeFilter(country, purposes, purpose, { goalId, from: entry?.passport.id })}
        />
      </div>
      <ol className={css.sheets}>
        {visasFor(country.visas, purpose).map((visa) => (
          <VisaSheet
            key={visa.id}
            visa={visa}
            country={{ id: country.id, name: country.name }}
            told={told[visa.id] ?? NOTHING_TOLD}
            offers={offersFor(visa.id)}
            goalId={goalId}
          />
        ))}
      </ol>
      <ReportFact visas={country.visas.filter(({ url }) => url !== null)} />
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
  kept: { goalId: string | undefined; from: string | undefined },
) =>
  [{ id: null, name: 'All', count: visas.length }, ...purposes].map(({ id, name, count }) => ({
    name,
    count,
    to: paths.visas(country, { ...(id && { purpose: id }), ...kept }),
    chosen: id === chosen,
  }))
