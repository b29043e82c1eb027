import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callQuery, pagesQuery } from '../../api/call-query.ts'

export const staffConversationQuery = (order: string) =>
  queryOptions({
    ...callQuery('GET /staff/orders/{uuid}/conversation', { params: { uuid: order } }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const reportedConversationQuery = (id: string) =>
  queryOptions({
    ...callQuery('GET /staff/conversations/{id}', { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const reportOfMessageQuery = (id: string) => callQuery('GET /staff/reports/{id}', { params: { id } })

/** Around a message, or the newest. */
export const staffMessagesQuery = (id: string, around?: number) =>
  infiniteQueryOptions({
    ...pagesQuery('GET /staff/conversations/{id}/messages', {
      params: { id },
      ...(around !== undefined && { query: { around, limit: 100 } }),
    }),
    staleTime: Number.POSITIVE_INFINITY,
  })
