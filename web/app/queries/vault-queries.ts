import type { Vault, VaultPaper } from '@sojourn/contract/work/vault'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { callQuery, pagesQuery } from '../api/call-query.ts'

const WHILE_CHECKED_MS = 15_000

const isBeingChecked = ({ items }: Vault) =>
  items.some(
    ({ paper, versions }) => paper?.state === 'checking' || versions.some(({ scan }) => scan === 'waiting'),
  )

/** Looked at again while a file is being checked: the socket says when it is over, but may be away. */
export const vaultQuery = queryOptions({
  ...callQuery('GET /vault'),
  refetchInterval: ({ state }) => (state.data && isBeingChecked(state.data) ? WHILE_CHECKED_MS : false),
})

export const vaultOpeningsQuery = infiniteQueryOptions({
  ...pagesQuery('GET /vault/openings', { query: { limit: 15 } }),
  staleTime: 0,
})

/** The server's answer stands there at once; the rest follows. */
export function vaultChanged(queries: QueryClient, paper?: VaultPaper) {
  if (paper)
    queries.setQueryData(
      vaultQuery.queryKey,
      (known) =>
        known && { ...known, items: [paper, ...known.items.filter(({ uuid }) => uuid !== paper.uuid)] },
    )
  return queries.invalidateQueries({ queryKey: vaultQuery.queryKey })
}
