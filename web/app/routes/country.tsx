import type { CountryDetails } from '@sojourn/contract/reference'
import { inBrowser, type Load, onServer } from '../api/load.ts'
import { countryCode } from '../countries/country-code.ts'
import { CountryPage } from '../countries/country-page.tsx'
import { countryTrail } from '../countries/country-trail.ts'
import { currencyNames, languageNames } from '../countries/names.ts'
import { paths } from '../paths.ts'
import { pageMeta } from '../shells/page-meta.ts'
import { breadcrumbs } from '../shells/structured-data.ts'
import type { Route } from './+types/country'

const load = (async (api, { params }) => {
  const id = countryCode(params.iso)
  const [{ data: country }, agents, offers] = await Promise.all([
    api('GET /countries/{id}', { params: { id } }),
    api('GET /consultants', { query: { country: id, limit: 3 } }),
    api('GET /countries/{id}/offers', { params: { id } }),
  ])
  return {
    // Asked for without `minimal`, it comes with its details.
    country: country as CountryDetails,
    currencies: currencyNames(country.currencies),
    languages: languageNames(country.languages),
    agents: agents.data.items,
    offers: offers.data,
  }
}) satisfies Load<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return []
  const { country } = args.loaderData
  return pageMeta(args, {
    title: `${country.name}: visas, fees and agents`,
    description: `Visas for ${country.name} by purpose, with typical times and government fees, the authority’s official site, and agents who help with the application.`,
    path: paths.country(country.id),
    about: (origin) => [breadcrumbs(origin, countryTrail(country))],
  })
}

export default function Country({ loaderData }: Route.ComponentProps) {
  return <CountryPage {...loaderData} />
}
