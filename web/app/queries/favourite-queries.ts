import { infiniteQueryOptions } from '@tanstack/react-query'
import { pagesQuery } from '../api/call-query.ts'

const PAGE = 15

export const keptArticlesQuery = infiniteQueryOptions({
  ...pagesQuery('GET /favourites/articles', {
    query: { limit: PAGE },
  }),
  refetchOnWindowFocus: false,
})

export const wishlistQuery = infiniteQueryOptions({
  ...pagesQuery('GET /favourites', {
    query: { limit: PAGE },
  }),
  // A card stays while one looks, also after one looked elsewhere.
  refetchOnWindowFocus: false,
})
