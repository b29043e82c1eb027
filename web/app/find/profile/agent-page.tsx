import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { type ClientLoaderFunctionArgs, redirect } from 'react-router'
import { inBrowser, type Load, onServer } from '../../api/load.ts'
import { agentData } from '../../layouts/page/agent-data.ts'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { breadcrumbs } from '../../layouts/page/structured-data.ts'
import { leadCountryCode } from '../../paths/country-code.ts'
import { listed } from '../../ui/text/listed.ts'
import type { Route } from './+types/agent-page'
import { AgentProfile } from './agent-profile.tsx'
import { bringParts } from './written-parts.ts'

const load = (async (api, { params, url }) => {
  const name = params.name as string
  leadCountryCode(name)
  const cursor = url.searchParams.get('cursor')
  const [{ data: agent }, articles, further] = await Promise.all([
    api('GET /consultants/{id}', { params: { id: name } }),
    api('GET /consultants/{id}/articles', { params: { id: name }, query: { limit: 3 } }),
    cursor ? api('GET /consultants/{id}/reviews', { params: { id: name }, query: { cursor } }) : null,
  ])
  leadToCurrentName(name, agent, url)
  const reviews = further
    ? { items: further.data.items, next: further.data.pagination.next_cursor, isFurther: true }
    : { items: agent.reviews, next: agent.reviews_next, isFurther: false }
  const goalId = url.searchParams.get('goalId') ?? undefined
  return { agent, articles: articles.data.items, reviews, goalId }
}) satisfies Load<unknown>

/** A name they had before leads to the one they have; both addresses of today stay what they are. */
function leadToCurrentName(name: string, agent: { uuid: string; username: string }, { search }: URL) {
  if (name !== agent.username && name !== agent.uuid)
    throw redirect(paths.agent(agent.username) + search, 301)
}

export const loader = onServer(load)

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const parts = bringParts()
  const data = await inBrowser(load)(args)
  await parts
  return data
}

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return []
  const { agent } = args.loaderData
  const { location } = agent
  return pageMeta(args, {
    title: location
      ? t('{name}, visa agent in {city}', { name: agent.name, city: location.city })
      : t('{name}, visa agent', { name: agent.name }),
    description: import.meta.env.SSR ? describe(agent) : '',
    type: 'profile',
    path: paths.agent(agent.username),
    ...(import.meta.env.SSR && {
      about: (origin: string) => [
        agentData(origin, agent),
        breadcrumbs(origin, [
          { name: t('Find agents'), path: paths.agents() },
          { name: agent.name, path: paths.agent(agent.username) },
        ]),
      ],
    }),
  })
}

function describe({ name, countries, headline, languages }: Route.ComponentProps['loaderData']['agent']) {
  const about = [
    headline && `${headline}.`,
    countries.length > 0 &&
      t('Services for: {countries}.', { countries: listed(countries.map((country) => country.name)) }),
    languages.length > 0 &&
      t('Languages: {languages}.', { languages: listed(languages.map(([, language]) => language)) }),
  ].filter(Boolean)
  return about.join(' ') || t('{name} helps with visa applications.', { name })
}

/** All of it is translated; what an agent wrote is in their language. */
export const handle = true

export default function Agent({ loaderData }: Route.ComponentProps) {
  return <AgentProfile {...loaderData} />
}
