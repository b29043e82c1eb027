import { paths } from '@sojourn/contract/paths/paths'
import type { AgentFacets } from '@sojourn/contract/supply/discovery'
import { t } from '@sojourn/contract/words/t'
import { redirect } from 'react-router'
import type { Api } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { inBrowser, type Load, onServer } from '../../api/load.ts'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { breadcrumbs } from '../../layouts/page/structured-data.ts'
import type { Route } from './+types/agents-page'
import { FindAgentsPage, type Found } from './find-agents-page.tsx'
import { readSearch } from './search-address.ts'
import { filtersOf } from './search-filters.ts'
import { onlyCountry } from './search-names.ts'
import { type Search, searchPath } from './search-path.ts'

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
  const { total, names } = facets.data
  // Every list stays whole where nobody is found, and something else can be chosen.
  const isNobody = total.count === 0 && !total.more
  const { countries, purposes, languages } = isNobody ? uncounted(await everybody(api)) : facets.data
  return {
    agents: found.data.items,
    nextCursor: found.data.pagination.next_cursor,
    facets: {
      ...facets.data,
      countries,
      purposes,
      languages,
      visas: visas.map(({ id, name }) => ({ id, name })),
    },
    search,
    names: {
      ...names,
      ...(countryName && search.country && { [search.country.toUpperCase()]: countryName }),
    },
    goalId,
  }
}

/** A place in a list that was asked for differently, or is no place at all: the list begins anew. */
const isLostPlace = (error: unknown, cursor: string | undefined) =>
  cursor !== undefined && error instanceof ApiError && error.status === 422

const everybody = async (api: Api) => (await api('GET /consultants/facets', { query: {} })).data

type Lists = Pick<AgentFacets, 'countries' | 'purposes' | 'languages'>

function uncounted({ countries, purposes, languages }: Lists): Lists {
  const plain = (facet: Lists['countries']) => facet.map((one) => ({ ...one, count: 0, more: false }))
  return { countries: plain(countries), purposes: plain(purposes), languages: plain(languages) }
}

/** The visas one can choose from, once there is a country; without them the list is still a list. */
async function visasOf(api: Api, { country }: Search) {
  if (!country || country.includes(',')) return NO_VISAS
  const answer = api('GET /countries/{id}', { params: { id: country.toUpperCase() } })
  return answer.then(
    ({ data }) => data,
    () => NO_VISAS,
  )
}

const NO_VISAS = { name: null, visas: [] }

/** React Router writes each of a hundred places by itself: in one text they are a third as long, and sooner written and read. */
const packed = (async (api, place) => {
  const { facets, ...found } = await load(api, place)
  const { countries, purposes, languages, ...more } = facets
  return {
    ...found,
    more,
    lists: { countries: pack(countries), purposes: pack(purposes), languages: pack(languages) },
  }
}) satisfies Load<unknown>

type List = Lists['countries']

/** No name of a country, a purpose or a language has these signs. */
const pack = (list: List) =>
  list.map(({ id, name, count, more }) => `${id}|${name}|${count}${more ? '+' : ''}`).join('~')

const MOST_KNOWN = 100
const known = new Map<string, List>()

/** Many who come are shown the same lists. */
function unpack(text: string): List {
  if (!import.meta.env.SSR) return read(text)
  const list = known.get(text) ?? read(text)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(text, list)
  return list
}

const read = (text: string): List =>
  [...text.matchAll(/([^|~]+)\|([^|]+)\|(\d+)(\+?)/g)].map(([, id = '', name = '', count, more]) => ({
    id,
    name,
    count: Number(count),
    more: more === '+',
  }))

export const loader = onServer(packed)
export const clientLoader = inBrowser(load)

/** All of it is translated. */
export const handle = true

export const meta = (args: Route.MetaArgs) => {
  const country = args.loaderData && onlyCountry(args.loaderData.search, args.loaderData.names)
  return pageMeta(args, {
    title: country ? t('Agents for {country}', { country }) : t('Find agents'),
    description: import.meta.env.SSR ? describe(country) : '',
    ...(import.meta.env.SSR && {
      about: (origin: string) => [breadcrumbs(origin, [{ name: t('Find agents'), path: paths.agents() }])],
    }),
  })
}

const describe = (country: string | null | undefined) =>
  country
    ? t(
        'Verified people who help with visa and immigration applications for {country}: their services, prices, languages and what clients say.',
        { country },
      )
    : t(
        'Verified people who help with visa and immigration applications: their services, prices, languages and what clients say.',
      )

export default function Agents({ loaderData }: Route.ComponentProps) {
  if ('facets' in loaderData) return <FindAgentsPage {...loaderData} />
  const { more, lists, ...found } = loaderData
  const facets = {
    ...more,
    countries: unpack(lists.countries),
    purposes: unpack(lists.purposes),
    languages: unpack(lists.languages),
  }
  return <FindAgentsPage {...found} facets={facets} />
}
