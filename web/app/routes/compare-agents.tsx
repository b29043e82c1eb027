import { inBrowser, type Load, onServer } from '../api/load.ts'
import { ComparePage } from '../discovery/compare-page.tsx'
import { searchedPlace } from '../discovery/searched-place.ts'
import { pageMeta } from '../shells/page-meta.ts'
import type { Route } from './+types/compare-agents'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const MOST = 3

const load = (async (api, { url }) => {
  const asked = (url.searchParams.get('ids') ?? '').split(',').filter((id) => UUID.test(id))
  if (asked.length === 0) return { agents: [] }
  const { data } = await api('GET /consultants/compare', {
    query: { ids: asked.slice(0, MOST).join(','), ...searchedPlace(url.searchParams) },
  })
  return { agents: data.items }
}) satisfies Load<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Compare agents',
    description: 'Agents side by side: price, speed, rating, languages and licences.',
    path: args.location.pathname + args.location.search,
    hidden: true,
  })

export default function CompareAgents({ loaderData }: Route.ComponentProps) {
  return <ComparePage {...loaderData} />
}
