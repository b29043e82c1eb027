import { AgentProfile } from '../agents/agent-profile.tsx'
import { inBrowser, type Load, onServer } from '../api/load.ts'
import { leadCountryCode } from '../countries/country-code.ts'
import { paths } from '../paths.ts'
import { pageMeta } from '../shells/page-meta.ts'
import { agentData, breadcrumbs } from '../shells/structured-data.ts'
import type { Route } from './+types/agent'

const load = (async (api, { params }) => {
  leadCountryCode(params.name)
  const { data: agent } = await api('GET /consultants/{id}', { params: { id: params.name as string } })
  const articles = await api('GET /articles', { query: { author: agent.uuid, limit: 3 } })
  return { agent, articles: articles.data.items }
}) satisfies Load<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return []
  const { agent } = args.loaderData
  return pageMeta(args, {
    title: `${agent.name}, visa agent in ${agent.location.city}`,
    description: `${agent.headline}. Services for ${agent.countries.map(({ name }) => name).join(', ')} in ${agent.languages.map(([, name]) => name).join(', ')}.`,
    type: 'profile',
    path: paths.agent(agent.username),
    about: (origin) => [
      agentData(origin, agent),
      breadcrumbs(origin, [
        { name: 'Find agents', path: paths.agents() },
        { name: agent.name, path: paths.agent(agent.username) },
      ]),
    ],
  })
}

export default function Agent({ loaderData }: Route.ComponentProps) {
  return <AgentProfile {...loaderData} />
}
