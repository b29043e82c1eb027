import type { OrderReview } from '@sojourn/contract/talk/reviews'
import type { OrderWork } from '@sojourn/contract/work/completion'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { ordersChanged } from '../../queries/order-queries.ts'

/** The other side may change it while the page is open, so it is looked at again so often. */
const LOOK_AGAIN_MS = 30_000

export const workQuery = (uuid: string) =>
  queryOptions({
    ...callQuery('GET /orders/{uuid}/work', { params: { uuid } }),
    staleTime: LOOK_AGAIN_MS,
  })

export const reviewQuery = (uuid: string) => callQuery('GET /orders/{uuid}/reviews', { params: { uuid } })

/** After a step: what the server answered is shown at once, and all else of the order is asked for again. */
export async function workChanged(queries: QueryClient, uuid: string, work: OrderWork) {
  queries.setQueryData(workQuery(uuid).queryKey, work)
  await ordersChanged(queries)
}

export async function reviewChanged(queries: QueryClient, uuid: string, review: OrderReview) {
  queries.setQueryData(reviewQuery(uuid).queryKey, review)
  await ordersChanged(queries)
}
