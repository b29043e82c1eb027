import type { CountryDetails } from '@sojourn/contract/ground/reference'
import type { Goal } from '@sojourn/contract/work/goals'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { browserApi } from '../api/browser.ts'
import { SHORTLISTS } from './favourite-queries.ts'

const PAGE = 16

/** Every list of goals begins with this word. */
const GOALS = 'goals'

export interface GoalsWanted {
  query?: string | undefined
  /** A code of the goal's status. */
  status?: string | undefined
}

export const goalsQuery = ({ query, status }: GoalsWanted) =>
  infiniteQueryOptions({
    queryKey: [GOALS, 'list', { query, status }],
    queryFn: async ({ pageParam }) =>
      (
        await browserApi('GET /goals', {
          query: {
            limit: PAGE,
            ...(query && { query }),
            ...(status && { filter: { status } }),
            ...(pageParam && { cursor: pageParam }),
          },
        })
      ).data,
    initialPageParam: '',
    getNextPageParam: ({ pagination }) => pagination.next_cursor ?? undefined,
  })

export const deletedGoalsQuery = queryOptions({
  queryKey: [GOALS, 'deleted'],
  queryFn: async () => (await browserApi('GET /goals', { query: { deleted: '1', limit: 100 } })).data.items,
})

export const goalCountsQuery = queryOptions({
  queryKey: [GOALS, 'summary'],
  queryFn: async () => (await browserApi('GET /goals/summary')).data,
})

export const goalQuery = (id: number) =>
  queryOptions({
    queryKey: ['goal', id],
    queryFn: async () => (await browserApi('GET /goals/{id}', { params: { id } })).data,
  })

/** What the authority of the destination asks for, for this purpose. */
export const goalVisasQuery = ({ destination_country, purpose }: Goal) =>
  queryOptions({
    queryKey: ['visas', destination_country.id, purpose.id],
    queryFn: async () => {
      const { data } = await browserApi('GET /countries/{id}', {
        params: { id: destination_country.id },
        query: { purpose_id: purpose.id },
      })
      return (data as CountryDetails).visas
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Agents who can help with it, the best first. */
export const goalAgentsQuery = ({ destination_country, purpose }: Goal) =>
  queryOptions({
    queryKey: ['agents', destination_country.id, purpose.id],
    queryFn: async () =>
      (
        await browserApi('GET /consultants', {
          query: { country: destination_country.id, purpose: purpose.id, limit: 4 },
        })
      ).data.items,
  })

/** Those of the wishlist who offer something for it. */
export const shortlistQuery = (id: number) =>
  queryOptions({
    queryKey: [...SHORTLISTS, id],
    queryFn: async () =>
      (await browserApi('GET /goals/{id}/shortlist', { params: { id }, query: { limit: MOST_SHORTLISTED } }))
        .data.items,
  })

const MOST_SHORTLISTED = 12

export const purposesQuery = queryOptions({
  queryKey: ['purposes'],
  queryFn: async () => (await browserApi('GET /purposes')).data.items,
  staleTime: Number.POSITIVE_INFINITY,
})

/** After a goal came, changed or went: every list of them is asked for again. */
export function goalsChanged(queries: QueryClient, goal?: Goal) {
  if (goal) queries.setQueryData(goalQuery(goal.id).queryKey, goal)
  return queries.invalidateQueries({ queryKey: [GOALS] })
}
