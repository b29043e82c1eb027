import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { at, callQuery, partQuery } from '../../api/call-query.ts'

const PAGE_SIZE = 12

/** Which codes each list shows: what our team sent back is a draft to its agent. */
const codes = {
  in_progress: ['0', '-1', '2'],
  draft: ['0', '-1'],
  pending: ['2'],
  published: ['1'],
  trash: ['-2'],
}
export type ArticleList = keyof typeof codes

/** After an article came, changed or went: every list of them is asked for again. */
export const articlesChanged = (queries: QueryClient) =>
  queries.invalidateQueries(at('GET /account/consultant/articles'))

export const articlesQuery = ({ list, cursor }: { list: ArticleList; cursor?: string | undefined }) =>
  queryOptions({
    ...callQuery('GET /account/consultant/articles', {
      query: { limit: PAGE_SIZE, cursor, filter: { status: codes[list] } },
    }),
    placeholderData: keepPreviousData,
  })

export const articleQuery = (id: string) =>
  queryOptions({
    ...callQuery('GET /account/consultant/articles/{id}', { params: { id } }),
    // The article is saved as it is typed: fetching again would only race with it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const servicesToChoose = partQuery('GET /account/consultant/services', 'items', {
  query: { limit: 100 },
})
