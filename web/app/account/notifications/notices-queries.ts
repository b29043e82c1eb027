import { queryOptions } from '@tanstack/react-query'
import { pagesQuery, partQuery } from '../../api/call-query.ts'

const IN_THE_BELL = 8
const LOOK_AGAIN_MS = 60_000

export const unreadQuery = queryOptions({
  ...partQuery('GET /notifications/unread-count', 'unread'),
  refetchInterval: LOOK_AGAIN_MS,
  refetchOnWindowFocus: true,
})

export const latestNoticesQuery = partQuery('GET /notifications', 'items', { query: { limit: IN_THE_BELL } })

export const noticeListQuery = (onlyUnread: boolean) =>
  pagesQuery('GET /notifications', {
    query: onlyUnread ? { unread: 'true' } : {},
  })
