import type { ReplyOf } from '@sojourn/contract/calls/call'
import type { showAgentStart } from '@sojourn/contract/work/orders'
import { callQuery } from '../../api/call-query.ts'

export type AgentStart = ReplyOf<typeof showAgentStart>['data']

export const startQuery = callQuery('GET /orders/start')
