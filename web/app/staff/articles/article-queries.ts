import type { ArticleQueue } from '@sojourn/contract/desk/staff-articles'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'

const PAGE_SIZE = 10

export const articlesToCheckQuery = ({
  status,
  cursor,
}: {
  status: ArticleQueue
  cursor?: string | undefined
}) =>
  queryOptions({
    queryKey: ['staff', 'articles', { status, cursor }],
    queryFn: async () =>
      (await browserApi('GET /staff/articles', { query: { limit: PAGE_SIZE, cursor, filter: { status } } }))
        .data,
    placeholderData: keepPreviousData,
  })

export const articleCaseQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'article', id],
    queryFn: async () => (await browserApi('GET /staff/articles/{id}', { params: { id } })).data,
  })
