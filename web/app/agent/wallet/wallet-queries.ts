import type { MovementKind } from '@sojourn/contract/money/wallet-words'
import type { Earnings } from '@sojourn/contract/money/wallets'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { callQuery, pagesQuery, under } from '../../api/call-query.ts'
import { linkOf } from './wallet-words.ts'

const LOOK_AGAIN_MS = 3000

/** All of the page at once. While the processor looks at an account it is asked again. */
export const walletQuery = queryOptions({
  ...callQuery('GET /wallets'),
  refetchInterval: ({ state: { data } }) => (isLookedAt(data) ? LOOK_AGAIN_MS : false),
})

const isLookedAt = (data: Earnings | undefined) =>
  data?.wallet != null && linkOf(data.wallet) === 'in_progress'

export const walletTypesQuery = callQuery('GET /wallets/types')

export interface Searched {
  query: string
  kind: MovementKind | undefined
}

/** The first page of all came with the wallet. */
export const movementsQuery = ({ query, kind }: Searched, first: Earnings['movements']) =>
  infiniteQueryOptions({
    ...pagesQuery('GET /wallets/movements', {
      query: {
        ...(query && { query }),
        ...(kind && { filter: { kind } }),
      },
    }),
    staleTime: 10_000,
    ...(!query &&
      !kind && {
        initialData: {
          pages: [{ items: first.items, pagination: { next_cursor: first.next_cursor } }],
          pageParams: [''],
        },
      }),
  })

export const walletChanged = (queries: QueryClient) => queries.invalidateQueries(under('/wallets'))
