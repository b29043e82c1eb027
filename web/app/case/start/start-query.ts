import type { ReplyOf } from '@sojourn/contract/calls/call'
import type { showAgentStart } from '@sojourn/contract/work/orders'
import { queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { ORDERS } from '../../queries/order-queries.ts'

export type AgentStart = ReplyOf<typeof showAgentStart>['data']

export const startQuery = queryOptions({
  queryKey: [ORDERS, 'agent', 'start'],
  queryFn: async (): Promise<AgentStart> => (await browserApi('GET /orders/start')).data,
})
