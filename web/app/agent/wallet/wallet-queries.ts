import type { MovementKind } from '@sojourn/contract/money/wallet-words'
import type { Earnings } from '@sojourn/contract/money/wallets'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { linkOf } from './wallet-words.ts'

const WALLET = 'wallet'
const LOOK_AGAIN_MS = 3000

/** All of the page at once. While the processor looks at an account it is asked again. */
export const walletQuery = queryOptions({
  queryKey: [WALLET, 'all'],
  queryFn: async () => (await browserApi('GET /wallets')).data,
  refetchInterval: ({ state: { data } }) => (isLookedAt(data) ? LOOK_AGAIN_MS : false),
})

const isLookedAt = (data: Earnings | undefined) =>
  data?.wallet != null && linkOf(data.wallet) === 'in_progress'

export const walletTypesQuery = queryOptions({
  queryKey: [WALLET, 'types'],
  queryFn: async () => (await browserApi('GET /wallets/types')).data,
})

export interface Searched {
  query: string
  kind: MovementKind | undefined
}

/** The first page of all came with the wallet. */
export const movementsQuery = ({ query, kind }: Searched, first: Earnings['movements']) =>
  infiniteQueryOptions({
    queryKey: [WALLET, 'movements', query, kind],
    queryFn: async ({ pageParam }) =>
      (
        await browserApi('GET /wallets/movements', {
          query: {
            ...(query && { query }),
            ...(kind && { filter: { kind } }),
            ...(pageParam && { cursor: pageParam }),
          },
        })
      ).data,
    initialPageParam: '',
    getNextPageParam: ({ pagination }) => pagination.next_cursor ?? undefined,
    staleTime: 10_000,
    ...(!query &&
      !kind && {
        initialData: {
          pages: [{ items: first.items, pagination: { next_cursor: first.next_cursor } }],
          pageParams: [''],
        },
      }),
  })

export const walletChanged = (queries: QueryClient) => queries.invalidateQueries({ queryKey: [WALLET] })
