import type { OrderMeetings } from '@sojourn/contract/work/meetings'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { ordersChanged } from '../../queries/order-queries.ts'

const MINUTE_MS = 60_000
/** Around a meeting its address appears, and what can be done with it changes. */
const AROUND_MS = 120 * MINUTE_MS

export const meetingsQuery = (uuid: string) =>
  queryOptions({
    ...callQuery('GET /orders/{uuid}/meetings', { params: { uuid } }),
    refetchInterval: ({ state }) => {
      const start = state.data?.next?.start
      const isNear = start !== undefined && Math.abs(Date.parse(start) - Date.now()) < AROUND_MS
      return isNear && MINUTE_MS
    },
  })

/** After a step: what the server answered is shown at once, and all else of the order is asked for again. */
export async function meetingsChanged(queries: QueryClient, uuid: string, meetings: OrderMeetings) {
  queries.setQueryData(meetingsQuery(uuid).queryKey, meetings)
  await ordersChanged(queries)
}
