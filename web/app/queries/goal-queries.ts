import type { Goal } from '@sojourn/contract/work/goals'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { browserApi } from '../api/browser.ts'
import { at, callQuery, madeQuery, pagesQuery, partQuery } from '../api/call-query.ts'

const PAGE = 16

export interface GoalsWanted {
  query?: string | undefined
  /** A code of the goal's status. */
  status?: string | undefined
}

export const goalsQuery = ({ query, status }: GoalsWanted) =>
  pagesQuery('GET /goals', {
    query: {
      limit: PAGE,
      ...(query && { query }),
      ...(status && { filter: { status } }),
    },
  })

export const deletedGoalsQuery = partQuery('GET /goals', 'items', { query: { deleted: '1', limit: 100 } })

export const goalCountsQuery = callQuery('GET /goals/summary')

export const goalQuery = (id: number) => callQuery('GET /goals/{id}', { params: { id } })

export const goalVisasQuery = ({ destination_country, purpose }: Goal) =>
  visasForQuery(destination_country.id, purpose.id)

export const visasForQuery = (country: string, purpose: string) =>
  queryOptions({
    ...partQuery('GET /countries/{id}', 'visas', {
      params: { id: country },
      query: { purpose_id: purpose },
    }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Agents who can help with it, the best first: for its visa, else for its country and purpose. */
export const goalAgentsQuery = ({ destination_country, purpose, programme }: Goal) =>
  queryOptions({
    ...madeQuery(
      'agents for a goal',
      `${destination_country.id} ${purpose.id} ${programme?.id}`,
      async () => {
        const query = { country: destination_country.id, purpose: purpose.id, limit: 4 }
        const exact = programme && (await findAgents({ ...query, visa: programme.id }))
        return exact && exact.length > 0
          ? { agents: exact, isExact: true }
          : { agents: await findAgents(query), isExact: false }
      },
    ),
  })

const findAgents = async (query: { country: string; purpose: string; visa?: string; limit: number }) =>
  (await browserApi('GET /consultants', { query })).data.items

export const shortlistQuery = (id: number) =>
  partQuery('GET /goals/{id}/shortlist', 'items', { params: { id }, query: { limit: MOST_SHORTLISTED } })

export const goalPapersQuery = (id: number) =>
  partQuery('GET /goals/{id}/papers', 'items', { params: { id } })

const MOST_SHORTLISTED = 12

export const purposesQuery = queryOptions({
  ...partQuery('GET /purposes', 'items'),
  staleTime: Number.POSITIVE_INFINITY,
})

/** After a goal came, changed or went: every list of them is asked for again. */
export function goalsChanged(queries: QueryClient, goal?: Goal) {
  if (goal) queries.setQueryData(goalQuery(goal.id).queryKey, goal)
  return Promise.all(
    [at('GET /goals'), at('GET /goals/summary')].map((those) => queries.invalidateQueries(those)),
  )
}
