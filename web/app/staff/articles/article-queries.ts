import type { ArticleQueue } from '@sojourn/contract/desk/staff-articles'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'

const PAGE_SIZE = 10

export const articlesToCheckQuery = ({
  status,
  cursor,
}: {
  status: ArticleQueue
  cursor?: string | undefined
}) =>
  queryOptions({
    ...callQuery('GET /staff/articles', { query: { limit: PAGE_SIZE, cursor, filter: { status } } }),
    placeholderData: keepPreviousData,
  })

export const articleCaseQuery = (id: string) => callQuery('GET /staff/articles/{id}', { params: { id } })
