import type { Order } from '@sojourn/contract/work/orders'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { browserApi } from '../api/browser.ts'
import { browserZone } from '../api/browser-zone.ts'
import { accountQuery } from '../session/use-account.ts'
import type { Side } from '../words/order-words.ts'
import { SCHEDULES } from './availability-queries.ts'

const EVENTS = 15

/** Under this all queries of orders lie. */
export const ORDERS = 'orders'

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

/** When the meeting of an order can be, in the days of whoever looks. */
export const orderTimesQuery = (uuid: string) =>
  queryOptions({
    queryKey: [...SCHEDULES, 'order', uuid, browserZone()],
    queryFn: async () =>
      (
        await browserApi('GET /orders/{uuid}/schedule/times', {
          params: { uuid },
          query: { timezone: browserZone() },
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
