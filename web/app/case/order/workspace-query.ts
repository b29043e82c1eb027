import type { OrderWorkspace } from '@sojourn/contract/desk/workspace'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { madeQuery } from '../../api/call-query.ts'
import { refundsOfOrderQuery } from '../../queries/failed-refund-queries.ts'
import { orderEventsQuery, orderQuery, orderScheduleQuery } from '../../queries/order-queries.ts'
import { conflictsQuery, waysOutQuery } from '../conflict/conflict-queries.ts'
import { documentsQuery } from '../documents/document-queries.ts'
import { meetingsQuery } from '../meetings/meeting-queries.ts'
import { extrasQuery } from '../offers/offer-queries.ts'
import { reviewQuery, workQuery } from '../work/case-queries.ts'

/** The first sight of an order in one call. From then on each part is asked for again by itself. */
export const workspaceQuery = (queries: QueryClient, uuid: string) =>
  queryOptions({
    ...madeQuery('workspace', uuid, async (): Promise<OrderWorkspace> => {
      const { data } = await browserApi('GET /orders/{uuid}/workspace', { params: { uuid } })
      fillWorkspace(queries, data)
      return data
    }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Puts each part where its own query finds it. */
export function fillWorkspace(queries: QueryClient, { order, schedule, timeline, paid }: OrderWorkspace) {
  const { uuid } = order
  queries.setQueryData(orderQuery(uuid).queryKey, order)
  queries.setQueryData(orderScheduleQuery(uuid).queryKey, schedule)
  queries.setQueryData(orderEventsQuery(uuid).queryKey, { pages: [timeline], pageParams: [''] })
  if (!paid) return
  queries.setQueryData(workQuery(uuid).queryKey, paid.work)
  queries.setQueryData(meetingsQuery(uuid).queryKey, paid.meetings)
  queries.setQueryData(documentsQuery(uuid).queryKey, paid.documents)
  queries.setQueryData(conflictsQuery(uuid).queryKey, paid.conflicts)
  queries.setQueryData(waysOutQuery(uuid).queryKey, paid.ways_out)
  queries.setQueryData(reviewQuery(uuid).queryKey, paid.review)
  queries.setQueryData(refundsOfOrderQuery(uuid).queryKey, paid.refunds)
  queries.setQueryData(extrasQuery(uuid).queryKey, paid.extras)
}
