import type { CountryDetails } from '@sojourn/contract/reference'
import { inBrowser, type Load, onServer } from '../api/load.ts'
import { countryCode } from '../countries/country-code.ts'
import { keepWhileFiltering } from '../pages/keep-while-filtering.ts'
import { paths } from '../paths.ts'
import { pageMeta } from '../shells/page-meta.ts'
import { breadcrumbs } from '../shells/structured-data.ts'
import { VisasPage } from '../visas/visas-page.tsx'
import { visasTrail } from '../visas/visas-trail.ts'
import type { Route } from './+types/visas'

const load = (async (api, { params }) => {
  const id = countryCode(params.country)
  const [country, countries, agents, offers] = await Promise.all([
    api('GET /countries/{id}', { params: { id } }),
    api('GET /countries'),
    api('GET /consultants', { query: { country: id, limit: 3 } }),
    api('GET /countries/{id}/offers', { params: { id } }),
  ])
  return {
    // Asked for without `minimal`, it comes with its details.
    country: country.data as CountryDetails,
    countries: countries.data.items
      .filter(({ visa_count }) => visa_count > 0)
      .map(({ id, name }) => ({ id, name })),
    agents: agents.data.items,
    offers: offers.data,
  }
}) satisfies Load<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const shouldRevalidate = keepWhileFiltering

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
