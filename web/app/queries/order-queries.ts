import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { at, callQuery, pagesQuery, partQuery, under } from '../api/call-query.ts'

const EVENTS = 15

export const orderCountsQuery = callQuery('GET /orders/summary')

const MOST_OF_A_GOAL = 100

export const ordersOfGoalQuery = (goal: number) =>
  partQuery('GET /orders', 'items', { query: { limit: MOST_OF_A_GOAL, filter: { goal } } })

export const orderQuery = (uuid: string) => callQuery('GET /orders/{uuid}', { params: { uuid } })

export const orderScheduleQuery = (uuid: string) =>
  callQuery('GET /orders/{uuid}/schedule', { params: { uuid } })

export const orderEventsQuery = (uuid: string) =>
  pagesQuery('GET /orders/{uuid}/timeline', {
    params: { uuid },
    query: { limit: EVENTS },
  })

/** When the meeting of an order can be, in the days of the zone that the page shows. */
export const orderTimesQuery = (uuid: string, timezone: string) =>
  queryOptions({
    ...callQuery('GET /orders/{uuid}/schedule/times', {
      params: { uuid },
      query: { timezone },
    }),
    staleTime: 0,
  })

/** Somebody else was faster, in whatever days it was asked. */
export const orderTimesChanged = (queries: QueryClient, uuid: string) =>
  queries.invalidateQueries(at('GET /orders/{uuid}/schedule/times', { uuid }))

/** After an order was made, paid or given up: all of orders, payments and goals is asked for again, and the number in the menu. */
export const ordersChanged = (queries: QueryClient) =>
  Promise.all(
    [
      ...[under('/orders'), under('/payments'), under('/goals')],
      ...[at('GET /account'), at('GET /account/consultant/calendar')],
    ].map((those) => queries.invalidateQueries(those)),
  )
