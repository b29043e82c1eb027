import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'

const WHILE_WAITING_MS = 15_000

/** Looked at again while staff has it: what they decide shows on a page that is open. */
export const verificationQuery = queryOptions({
  queryKey: ['verification'],
  queryFn: async () => (await browserApi('GET /account/consultant/verification')).data,
  refetchInterval: ({ state }) => (state.data?.label.slug === 'in_progress' ? WHILE_WAITING_MS : false),
})

export const documentViewsQuery = infiniteQueryOptions({
  queryKey: ['verification', 'views'],
  queryFn: async ({ pageParam }) =>
    (
      await browserApi('GET /account/consultant/verification/views', {
        query: { limit: 10, ...(pageParam && { cursor: pageParam }) },
      })
    ).data,
  initialPageParam: '',
  getNextPageParam: ({ pagination }) => pagination.next_cursor,
})
