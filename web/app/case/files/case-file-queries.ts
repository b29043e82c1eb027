import type { CaseFile } from '@sojourn/contract/work/case-files'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'

const WHILE_CHECKED_MS = 15_000

/** Looked at again while a file is being checked for viruses. */
export const caseFilesQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['orders', 'files', uuid],
    queryFn: async (): Promise<CaseFile[]> =>
      (await browserApi('GET /orders/{uuid}/files', { params: { uuid } })).data,
    refetchInterval: ({ state }) =>
      state.data?.some(({ scan }) => scan === 'waiting') ? WHILE_CHECKED_MS : false,
  })

export const caseFilesChanged = (queries: QueryClient, uuid: string) =>
  Promise.all([
    queries.invalidateQueries(caseFilesQuery(uuid)),
    queries.invalidateQueries({ queryKey: ['orders', 'timeline', uuid] }),
  ])
