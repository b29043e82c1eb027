import type { CountryDetails } from '@sojourn/contract/ground/reference'
import { paths } from '@sojourn/contract/paths/paths'
import type { VisaOffers } from '@sojourn/contract/supply/country-offers'
import type { EntryToCountry } from '@sojourn/contract/supply/passports'
import { t } from '@sojourn/contract/words/t'
import { useEffect, useMemo } from 'react'
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate, useSearchParams } from 'react-router'
import { inBrowser, type Load, onServer } from '../../api/load.ts'
import { firstTouch } from '../../fast-pages/first-touch.ts'
import { writtenPart } from '../../fast-pages/written-part.tsx'
import { Crumbs } from '../../layouts/page/crumbs.tsx'
import { FilterLinks } from '../../layouts/page/filter-links.tsx'
import { keepWhileFiltering } from '../../layouts/page/keep-while-filtering.ts'
import layout from '../../layouts/page/layout.module.css'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { breadcrumbs } from '../../layouts/page/structured-data.ts'
import { countryCode } from '../../paths/country-code.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { byName } from '../../words/by-name.ts'
import { agentCount } from '../../words/offer-words.ts'
import type { Route } from './+types/visas-page'
import { anchorOf, purposesOf, visasFor } from './by-purpose.ts'
import { type CountryChoice, CountrySwitcher } from './country-switcher.tsx'
import { EntryLine } from './entry-line.tsx'
import { FoldedWarnings } from './folded-warnings.tsx'
import { loadEntry } from './load-entry.ts'
import { VisaSearch } from './visa-search.tsx'
import css from './visas-page.module.css'
import { visasTrail } from './visas-trail.ts'

const CheckedNote = writtenPart(() => import('./checked-note.tsx'))
const VisasByPurpose = writtenPart(() => import('./visas-by-purpose.tsx'))

const load = (async (api, { params, url }) => {
  const id = countryCode(params.country)
  const [country, countries, offers, entry] = await Promise.all([
    api('GET /countries/{id}', { params: { id } }),
    api('GET /countries'),
    api('GET /countries/{id}/offers', { params: { id } }),
    loadEntry(api, url.searchParams, id),
  ])
  return {
    // Asked for without `minimal`, it comes with its details.
    country: country.data,
    countries: byName(countries.data.items)
      .filter(({ visa_count }) => visa_count > 0)
      .map(({ id, name }) => ({ id, name })),
    passports: byName(countries.data.items).map(({ id, name }) => ({ id, name })),
    offers: offers.data,
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
    title: t('Visas for {country}', { country: country.name }),
    description: t(
      'Every visa for {country} with its government fee, how long it typically takes, and the agents who help with it; each has a page with its rules and papers.',
      { country: country.name },
    ),
    path: paths.visas(country.id),
    about: (origin) => [breadcrumbs(origin, visasTrail(country))],
  })
}

/** All of it is translated. */
export const handle = true

export default function Visas({ loaderData }: Route.ComponentProps) {
  return <VisasPage {...loaderData} />
}

interface Props {
  country: CountryDetails
  countries: CountryChoice[]
  offers: { agents: VisaOffers['agents']; visas: VisaOffers[] }
  passports: CountryChoice[]
  entry: EntryToCountry | null
}

/** A country's visas in short; each has a page of its own. */
function VisasPage({ country, countries, offers, passports, entry }: Props) {
  const [params] = useSearchParams()
  useFormerAddress(country)
  // Another purpose is one press away, and the list is written by the browser then.
  useEffect(() => {
    void firstTouch().then(() => import('./visas-by-purpose.tsx'))
  }, [])
  const goalId = params.get('goalId') ?? undefined
  const purposes = purposesOf(country.visas)
  // A purpose no visa of this country serves is left aside, as after a switch of the country.
  const purpose = purposes.find(({ id }) => id === params.get('purpose'))?.id ?? null

  const shown = useMemo(
    () => ({ id: country.id, visas: visasFor(country.visas, purpose) }),
    [country, purpose],
  )

  return (
    <div className={layout.page}>
      <Crumbs trail={visasTrail(country)} />
      <header className={css.head}>
        <div className={css.title}>
          <img src={country.flag} alt="" width={72} height={48} />
          <h1>{t('Visas for {country}', { country: country.name })}</h1>
        </div>
        <CountrySwitcher country={country} countries={countries} from={entry?.passport.id} />
      </header>
      <VisaSearch />
      <CheckedNote checked={country.checked} authority={country.authority} />
      <EntryLine
        country={country}
        entry={entry}
        passports={passports}
        action={paths.visas(country.id)}
        goalId={goalId}
      />
      <FoldedWarnings warnings={country.warnings} />
      <div className={css.filter}>
        <FilterLinks
          label={t('Purposes')}
          entries={purposeFilter(country, purposes, purpose, { goalId, from: entry?.passport.id })}
        />
      </div>
      <VisasByPurpose
        country={shown}
        offers={offers.visas}
        lives={entry?.passport}
        goalId={goalId}
        heading="h2"
      />
      <AgentsOf country={country} agents={offers.agents} goalId={goalId} />
    </div>
  )
}

interface AgentsProps extends Pick<VisaOffers, 'agents'> {
  country: CountryDetails
  goalId: string | undefined
}

const AgentsOf = ({ country, agents, goalId }: AgentsProps) => (
  <div className={css.agents}>
    <LinkButton
      to={paths.agents({ country: country.id.toLowerCase(), ...(goalId && { goalId }) })}
      variant="secondary"
      iconAfter="arrow-right"
    >
      {agents.count > 0
        ? t('{agents} for {country}', { agents: agentCount(agents), country: country.name })
        : t('All agents')}
    </LinkButton>
  </div>
)

/** Links of former years named a visa behind the `#`, which no server sees, or as the one to report. */
function useFormerAddress({ id, visas }: Pick<CountryDetails, 'id' | 'visas'>) {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const code = hash.slice(1) || new URLSearchParams(search).get('report')
  const visa = code && visas.find((one) => anchorOf(one) === code || one.former_codes.includes(code))
  useEffect(() => {
    if (visa) void navigate(paths.visa(id, anchorOf(visa)) + search, { replace: true })
  }, [id, visa, search, navigate])
}

const purposeFilter = (
  { id: country, visas }: CountryDetails,
  purposes: ReturnType<typeof purposesOf>,
  chosen: string | null,
  kept: { goalId: string | undefined; from: string | undefined },
) =>
  [{ id: null, name: t('All'), count: visas.length }, ...purposes].map(({ id, name, count }) => ({
    name,
    count,
    to: paths.visas(country, { ...(id && { purpose: id }), ...kept }),
    chosen: id === chosen,
  }))
