import type { Earnings } from '@sojourn/contract/money/wallets'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callQuery, under } from '../../api/call-query.ts'
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

export const walletChanged = (queries: QueryClient) => queries.invalidateQueries(under('/wallets'))
