import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { NOTICES } from '../../session/socket/refresh-notices.ts'

const IN_THE_BELL = 8
const LOOK_AGAIN_MS = 60_000

export const unreadQuery = queryOptions({
  queryKey: [NOTICES, 'unread'],
  queryFn: async () => (await browserApi('GET /notifications/unread-count')).data.unread,
  refetchInterval: LOOK_AGAIN_MS,
  refetchOnWindowFocus: true,
})

export const latestNoticesQuery = queryOptions({
  queryKey: [NOTICES, 'latest'],
  queryFn: async () => (await browserApi('GET /notifications', { query: { limit: IN_THE_BELL } })).data.items,
})

export const noticeListQuery = (onlyUnread: boolean) =>
  infiniteQueryOptions({
    queryKey: [NOTICES, 'list', onlyUnread],
    queryFn: async ({ pageParam }) =>
      (
        await browserApi('GET /notifications', {
          query: { ...(onlyUnread && { unread: 'true' as const }), ...(pageParam && { cursor: pageParam }) },
        })
      ).data,
    initialPageParam: '',
    getNextPageParam: ({ pagination }) => pagination.next_cursor ?? undefined,
  })
