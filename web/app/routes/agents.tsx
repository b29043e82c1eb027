import { AgentsPage } from '../agents/agents-page.tsx'
import { inBrowser, type Load, onServer } from '../api/load.ts'
import { isCountryCode } from '../countries/country-code.ts'
import { paths } from '../paths.ts'
import { pageMeta } from '../shells/page-meta.ts'
import { breadcrumbs } from '../shells/structured-data.ts'
import type { Route } from './+types/agents'

const PAGE = 12

const load = (async (api, { url }) => {
  const asked = url.searchParams.get('country')
  const id = isCountryCode(asked) ? asked.toUpperCase() : undefined
  const cursor = url.searchParams.get('cursor') || undefined
  const [agents, countries] = await Promise.all([
    api('GET /consultants', { query: { limit: PAGE, country: id, cursor } }),
    api('GET /countries'),
  ])
  const country = countries.data.items.find((known) => known.id === id)
  return {
    agents: agents.data.items,
    nextCursor: agents.data.pagination.next_cursor,
    country: country ? { id: country.id, name: country.name } : null,
    countries: countries.data.items
      .filter((known) => known.visa_count > 0 || known === country)
      .map(({ id, name }) => ({ id, name })),
    goalId: url.searchParams.get('goalId') ?? undefined,
  }
}) satisfies Load<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const meta = (args: Route.MetaArgs) => {
  const country = args.loaderData?.country
  return pageMeta(args, {
    title: country ? `Agents for ${country.name}` : 'Find agents',
    description: `Verified people who help with visa and immigration applications${country ? ` for ${country.name}` : ''}: their services, prices, languages and what clients say.`,
    about: (origin) => [breadcrumbs(origin, [{ name: 'Find agents', path: paths.agents() }])],
  })
}

export default function Agents({ loaderData }: Route.ComponentProps) {
  return <AgentsPage {...loaderData} />
}
