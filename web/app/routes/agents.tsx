import type { CountryDetails } from '@sojourn/contract/reference'
import { redirect } from 'react-router'
import type { Api } from '../api/api.ts'
import { ApiError } from '../api/api-error.ts'
import { inBrowser, type Load, onServer } from '../api/load.ts'
import { FindAgentsPage, type Found } from '../discovery/find-agents-page.tsx'
import { filtersOf, readSearch, type Search, searchPath } from '../discovery/search-address.ts'
import { paths } from '../paths.ts'
import { pageMeta } from '../shells/page-meta.ts'
import { breadcrumbs } from '../shells/structured-data.ts'
import type { Route } from './+types/agents'

const PAGE = 12

const load: Load<Found> = async (api, { url }) => {
  const search = readSearch(url.searchParams)
  const goalId = url.searchParams.get('goalId') || undefined
  const cursor = url.searchParams.get('cursor') || undefined
  const [found, facets, { name: countryName, visas }] = await Promise.all([
    api('GET /consultants', {
      query: { ...filtersOf(search), limit: PAGE, cursor, ...(search.sort && { sort: search.sort }) },
    }).catch((error) => {
      throw isLostPlace(error, cursor) ? redirect(searchPath(search, goalId)) : error
    }),
    api('GET /consultants/facets', { query: filtersOf(search) }),
    visasOf(api, search),
  ])
  const { countries, purposes, languages } = facets.data
  return {
    agents: found.data.items,
    nextCursor: found.data.pagination.next_cursor,
    facets: { ...facets.data, visas: visas.map(({ id, name }) => ({ id, name })) },
    search,
    names: {
      country: countryName ?? nameOf(countries, search.country?.toUpperCase()),
      purpose: nameOf(purposes, search.purpose),
      visa: nameOf(visas, search.visa),
      language: nameOf(languages, search.language),
    },
    goalId,
  }
}

/** A place in a list that was asked for differently, or is no place at all: the list begins anew. */
const isLostPlace = (error: unknown, cursor: string | undefined) =>
  cursor !== undefined && error instanceof ApiError && error.status === 422

const nameOf = (things: { id: string; name: string }[], id: string | undefined) =>
  things.find((thing) => thing.id === id)?.name ?? null

/** The visas one can choose from, once there is a country; without them the list is still a list. */
async function visasOf(api: Api, { country }: Search) {
  if (!country) return NO_VISAS
  const answer = api('GET /countries/{id}', { params: { id: country.toUpperCase() } })
  return answer.then(
    ({ data }) => data as CountryDetails,
    () => NO_VISAS,
  )
}

const NO_VISAS = { name: null, visas: [] }

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const meta = (args: Route.MetaArgs) => {
  const country = args.loaderData?.names.country
  return pageMeta(args, {
    title: country ? `Agents for ${country}` : 'Find agents',
    description: `Verified people who help with visa and immigration applications${country ? ` for ${country}` : ''}: their services, prices, languages and what clients say.`,
    about: (origin) => [breadcrumbs(origin, [{ name: 'Find agents', path: paths.agents() }])],
  })
}

export default function Agents({ loaderData }: Route.ComponentProps) {
  return <FindAgentsPage {...loaderData} />
}
