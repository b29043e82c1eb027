import { infiniteQueryOptions } from '@tanstack/react-query'
import { browserApi } from '../api/browser.ts'

const PAGE = 15

const FAVOURITES = 'favourites'

/** Under this all shortlists of goals lie. */
export const SHORTLISTS = [FAVOURITES, 'shortlist'] as const

export const keptArticlesQuery = infiniteQueryOptions({
  queryKey: ['favourite articles'],
  queryFn: async ({ pageParam }) =>
    (
      await browserApi('GET /favourites/articles', {
        query: { limit: PAGE, ...(pageParam && { cursor: pageParam }) },
      })
    ).data,
  initialPageParam: '',
  getNextPageParam: ({ pagination }) => pagination.next_cursor ?? undefined,
  refetchOnWindowFocus: false,
})

export const wishlistQuery = infiniteQueryOptions({
  queryKey: [FAVOURITES],
  queryFn: async ({ pageParam }) =>
    (
      await browserApi('GET /favourites', {
        query: { limit: PAGE, ...(pageParam && { cursor: pageParam }) },
      })
    ).data,
  initialPageParam: '',
  getNextPageParam: ({ pagination }) => pagination.next_cursor ?? undefined,
  // A card stays while one looks, also after one looked elsewhere.
  refetchOnWindowFocus: false,
})
