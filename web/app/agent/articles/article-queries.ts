import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'

const PAGE_SIZE = 12

/** Which codes each list shows: what our team sent back is a draft to its agent. */
const codes = { pending: ['2'], draft: ['0', '-1'], trash: ['-2'], published: ['1'] }
export type ArticleList = keyof typeof codes

export const ARTICLES = ['own-articles'] as const

export const articlesQuery = ({ list, cursor }: { list: ArticleList; cursor?: string | undefined }) =>
  queryOptions({
    queryKey: [...ARTICLES, { list, cursor }],
    queryFn: async () =>
      (
        await browserApi('GET /account/consultant/articles', {
          query: { limit: PAGE_SIZE, cursor, filter: { status: codes[list] } },
        })
      ).data,
    placeholderData: keepPreviousData,
  })

export const articleQuery = (id: string) =>
  queryOptions({
    queryKey: ['own-article', id],
    queryFn: async () => (await browserApi('GET /account/consultant/articles/{id}', { params: { id } })).data,
    // What one types is saved as it is typed: fetching again would only race with it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const servicesToChoose = queryOptions({
  queryKey: ['services', 'to-choose'],
  queryFn: async () => {
    const { data } = await browserApi('GET /account/consultant/services', { query: { limit: 100 } })
    return data.items
  },
})
