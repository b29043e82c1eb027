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

export const staffMessagesQuery = (id: string) =>
  infiniteQueryOptions({
    ...pagesQuery('GET /staff/conversations/{id}/messages', {
      params: { id },
    }),
    staleTime: Number.POSITIVE_INFINITY,
  })
