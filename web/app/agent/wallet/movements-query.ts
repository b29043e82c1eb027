import type { MovementKind } from '@sojourn/contract/money/wallet-words'
import type { Earnings } from '@sojourn/contract/money/wallets'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { pagesQuery } from '../../api/call-query.ts'

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
