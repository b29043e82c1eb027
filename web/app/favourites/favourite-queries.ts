import { infiniteQueryOptions } from '@tanstack/react-query'
import { browserApi } from '../api/browser.ts'

const PAGE = 15

export const wishlistQuery = infiniteQueryOptions({
  queryKey: ['favourites'],
  queryFn: async ({ pageParam }) =>
    (
      await browserApi('GET /favourites', {
        query: { limit: PAGE, ...(pageParam && { cursor: pageParam }) },
      })
    ).data,
  initialPageParam: '',
  getNextPageParam: ({ pagination }) => pagination.next_cursor ?? undefined,
})
