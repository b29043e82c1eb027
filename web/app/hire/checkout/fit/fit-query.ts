import type { Order } from '@sojourn/contract/work/orders'
import { callQuery } from '../../../api/call-query.ts'
import { queryClient } from '../../../session/query-client.ts'

type Known = Pick<Order, 'goal' | 'service' | 'in_stages'>

/** Long enough for what was asked for ahead; whoever comes back from their vault or profile reads what holds now. */
const FRESH_MS = 5000

/** An order of a service, before anything of it is paid. */
export const isWeighed = ({ service, in_stages }: Known) => service !== null && (in_stages?.number ?? 1) === 1

export const fitQuery = ({ goal, service }: Known) => ({
  ...callQuery('GET /goals/{id}/fit', { params: { id: goal.id }, query: { service: service?.id ?? '' } }),
  staleTime: FRESH_MS,
})

/** It is on its way while the payment is opened, so that both come at once. */
export function fetchFit(order: Known) {
  if (!isWeighed(order)) return
  void queryClient().prefetchQuery(fitQuery(order))
  void import('./fit.tsx').catch(() => {})
}
