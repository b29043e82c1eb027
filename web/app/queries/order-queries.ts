import type { Order } from '@sojourn/contract/orders'
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { browserApi } from '../api/browser.ts'
import { browserZone } from '../api/browser-zone.ts'
import { accountQuery } from '../session/use-account.ts'
import { type OrderState, orderStates, type Side } from '../words/order-words.ts'
import { SCHEDULES } from './availability-queries.ts'

const PAGE_SIZE = 10
const EVENTS = 15

/** Under this all queries of orders lie. */
const ORDERS = 'orders'

export interface OrdersAsked {
  side: Side
  query?: string | undefined
  state?: OrderState | undefined
  cursor?: string | undefined
}

export const ordersQuery = ({ side, query, state, cursor }: OrdersAsked) =>
  queryOptions({
    queryKey: [ORDERS, side, 'list', { query, state, cursor }],
    queryFn: async () =>
      (
        await browserApi('GET /orders', {
          query: {
            limit: PAGE_SIZE,
            query,
            cursor,
            ...(state && { filter: { status: [String(orderStates[state].code)] } }),
          },
        })
      ).data,
    placeholderData: keepPreviousData,
  })

export const orderCountsQuery = (side: Side) =>
  queryOptions({
    queryKey: [ORDERS, side, 'summary'],
    queryFn: async () => (await browserApi('GET /orders/summary')).data,
  })

const MOST_OF_A_GOAL = 100

export const ordersOfGoalQuery = (goal: number) =>
  queryOptions({
    queryKey: [ORDERS, 'client', 'goal', goal],
    queryFn: async () =>
      (await browserApi('GET /orders', { query: { limit: MOST_OF_A_GOAL, filter: { goal } } })).data.items,
  })

export const orderQuery = (uuid: string) =>
  queryOptions({
    queryKey: [ORDERS, 'one', uuid],
    queryFn: async (): Promise<Order> => (await browserApi('GET /orders/{uuid}', { params: { uuid } })).data,
  })

export const orderScheduleQuery = (uuid: string) =>
  queryOptions({
    queryKey: [ORDERS, 'schedule', uuid],
    queryFn: async () => (await browserApi('GET /orders/{uuid}/schedule', { params: { uuid } })).data,
  })

export const orderEventsQuery = (uuid: string) =>
  infiniteQueryOptions({
    queryKey: [ORDERS, 'timeline', uuid],
    queryFn: async ({ pageParam }) =>
      (
        await browserApi('GET /orders/{uuid}/timeline', {
          params: { uuid },
          query: { limit: EVENTS, ...(pageParam && { cursor: pageParam }) },
        })
      ).data,
    initialPageParam: '',
    getNextPageParam: ({ pagination }) => pagination.next_cursor ?? undefined,
  })

/** When an agent can be met for so many minutes, in the days of whoever looks. */
export const freeTimesQuery = (agent: string, length: number) =>
  queryOptions({
    queryKey: [...SCHEDULES, agent, length, browserZone()],
    queryFn: async () =>
      (
        await browserApi('GET /consultants/{id}/schedules', {
          params: { id: agent },
          query: { timezone: browserZone(), length },
        })
      ).data,
    staleTime: 0,
  })

/** After an order was made, paid or given up: lists, counts, its goal and the number in the menu are asked for again. */
export const ordersChanged = (queries: QueryClient) =>
  Promise.all(
    [[ORDERS], ['goals'], ['goal'], accountQuery.queryKey].map((queryKey) =>
      queries.invalidateQueries({ queryKey }),
    ),
  )
