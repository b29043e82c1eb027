import type { CountryDetails } from '@sojourn/contract/ground/reference'
import { paths } from '@sojourn/contract/paths/paths'
import type { AgentCard } from '@sojourn/contract/supply/agents'
import type { VisaOffers } from '@sojourn/contract/supply/country-offers'
import type { EntryToCountry } from '@sojourn/contract/supply/passports'
import { t } from '@sojourn/contract/words/t'
import { useSearchParams } from 'react-router'
import { inBrowser, type Load, onServer } from '../../api/load.ts'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { writtenPart } from '../../fast-pages/written-part.tsx'
import { Crumbs } from '../../layouts/page/crumbs.tsx'
import layout from '../../layouts/page/layout.module.css'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { breadcrumbs } from '../../layouts/page/structured-data.ts'
import { countryCode } from '../../paths/country-code.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { byName } from '../../words/by-name.ts'
import { countryTrail } from '../visas/country-trail.ts'
import { EntryLine } from '../visas/entry-line.tsx'
import { FoldedWarnings } from '../visas/folded-warnings.tsx'
import { loadEntry } from '../visas/load-entry.ts'
import type { Route } from './+types/country-page'
import { CountryFacts } from './country-facts.tsx'
import css from './country-page.module.css'
import { countryTitle } from './country-title.ts'
import { currencyNames, languageNames } from './names.ts'

const AgentsForCountry = writtenPart(() => import('../../find/cards/agents-for-country.tsx'))
/** A client who looks for a goal reads the price for all who apply for it. */
const AgentsForGoal = lazyPart(() => import('../../find/cards/agents-for-country.tsx'))
const CheckedNote = writtenPart(() => import('../visas/checked-note.tsx'))
const VisasByPurpose = writtenPart(() => import('../visas/visas-by-purpose.tsx'))
const LicenceNotice = writtenPart(() => import('../visas/licence-notice.tsx'))

const load = (async (api, { params, url }) => {
  const id = countryCode(params.iso)
  const [{ data: country }, agents, offers, passports, entry] = await Promise.all([
    api('GET /countries/{id}', { params: { id } }),
    api('GET /consultants', { query: { country: id, limit: 3 } }),
    api('GET /countries/{id}/offers', { params: { id } }),
    api('GET /countries'),
    loadEntry(api, url.searchParams, id),
  ])
  return {
    // Asked for without `minimal`, it comes with its details.
    country,
    currencies: currencyNames(country.currencies),
    languages: languageNames(country.languages),
    agents: agents.data.items,
    offers: offers.data,
    passports: byName(passports.data.items).map(({ id, name }) => ({ id, name })),
    entry,
  }
}) satisfies Load<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return []
  const { country } = args.loaderData
  return pageMeta(args, {
    title: countryTitle(country),
    description: t(
      'Visas for {country} by purpose, with typical times and government fees, the authority’s official site, and agents who help with the application.',
      { country: country.name },
    ),
    path: paths.country(country.id),
    about: (origin) => [breadcrumbs(origin, countryTrail(country))],
  })
}

/** All of it is translated. */
export const handle = true

export default function Country({ loaderData }: Route.ComponentProps) {
  return <CountryPage {...loaderData} />
}

interface Props {
  country: CountryDetails
  currencies: string[]
  languages: string[]
  agents: AgentCard[]
  offers: { agents: VisaOffers['agents']; visas: VisaOffers[] }
  passports: { id: string; name: string }[]
  entry: EntryToCountry | null
}

function CountryPage({ country, currencies, languages, agents, offers, passports, entry }: Props) {
  const goalId = useSearchParams()[0].get('goalId') ?? undefined
  const Agents = goalId ? AgentsForGoal : AgentsForCountry
  return (
    <div className={layout.page}>
      <Crumbs trail={countryTrail(country)} />
      <CountryHead country={country} />
      <CountryFacts country={country} currencies={currencies} languages={languages} />
      {country.summary && (
        <p className={css.summary} lang="en" dir="ltr">
          {country.summary}
        </p>
      )}

      <EntryLine
        country={country}
        entry={entry}
        passports={passports}
        action={paths.country(country.id)}
        goalId={goalId}
      />

      <div className={country.authority ? `${css.columns} ${css.withSide}` : css.columns}>
        <CountryVisas country={country} visas={offers.visas} entry={entry} goalId={goalId} />
        {country.authority && (
          <div className={css.side}>
            <AuthorityCard authority={country.authority} />
            {country.licence && <LicenceNotice licence={country.licence} />}
          </div>
        )}
      </div>

      <Waits>
        <Agents country={country} agents={agents} all={offers.agents} goalId={goalId} />
      </Waits>
    </div>
  )
}

const CountryHead = ({ country }: Pick<Props, 'country'>) => (
  <header className={css.head}>
    <img
      className={css.flag}
      src={country.flag}
      alt={t('Flag of {country}', { country: country.name })}
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
)

interface VisasProps extends Pick<Props, 'country' | 'entry'> {
  visas: VisaOffers[]
  goalId: string | undefined
}

const CountryVisas = ({ country, visas, entry, goalId }: VisasProps) => (
  <section className={css.visas} aria-labelledby="visas">
    <h2 id="visas">{country.visa_count > 0 ? t('Visas and programmes') : t('Common visa types')}</h2>
    <CheckedNote checked={country.checked} authority={country.authority} />
    <FoldedWarnings warnings={country.warnings} />
    <VisasByPurpose country={country} offers={visas} lives={entry?.passport} atOnce={2} />
    <LinkButton
      to={paths.visas(country.id, { goalId, from: entry?.passport.id })}
      variant="secondary"
      iconAfter="arrow-right"
    >
      {t('All details and checklists')}
    </LinkButton>
  </section>
)

const AuthorityCard = ({ authority }: { authority: NonNullable<CountryDetails['authority']> }) => (
  <aside className={css.authority} aria-labelledby="authority">
    <h2 id="authority">{t('Who decides')}</h2>
    <p lang="en">{authority.name}</p>
    <a href={authority.url} rel="noopener">
      {t('Official site')} <Icon name="external" size="s" />
    </a>
    <p className={css.own}>{t('You may always apply there yourself, without an agent.')}</p>
  </aside>
)
