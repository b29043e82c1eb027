import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'

export const staffConversationQuery = (order: string) =>
  queryOptions({
    queryKey: ['staff', 'conversation', order],
    queryFn: async () =>
      (await browserApi('GET /staff/orders/{uuid}/conversation', { params: { uuid: order } })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const staffMessagesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['staff', 'messages', id],
    queryFn: async ({ pageParam }) =>
      (
        await browserApi('GET /staff/conversations/{id}/messages', {
          params: { id },
          query: { ...(pageParam && { next: pageParam }) },
        })
      ).data,
    initialPageParam: '',
    getNextPageParam: ({ pagination }) => pagination.next_cursor ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
