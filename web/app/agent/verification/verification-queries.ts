import { queryOptions } from '@tanstack/react-query'
import { callQuery, pagesQuery } from '../../api/call-query.ts'

const WHILE_WAITING_MS = 15_000

/** Looked at again while staff has it or a machine reads the document: what they say shows on a page that is open. */
export const verificationQuery = queryOptions({
  ...callQuery('GET /account/consultant/verification'),
  refetchInterval: ({ state: { data } }) =>
    data?.label.slug === 'in_progress' || data?.document?.paper?.state === 'checking'
      ? WHILE_WAITING_MS
      : false,
})

export const documentViewsQuery = pagesQuery('GET /account/consultant/verification/views', {
  query: { limit: 10 },
})
