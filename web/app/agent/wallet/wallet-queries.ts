import type { Earnings } from '@sojourn/contract/money/wallets'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callQuery, under } from '../../api/call-query.ts'
import { linkOf } from './wallet-words.ts'

const LOOK_AGAIN_MS = 3000

/** The processor tells us in the first minute how an account stands, or not before more is entered. */
const MOST_LOOKS = 20

/** All of the page at once. While the processor looks at an account it is asked again, and after one comes back from its page. */
export const walletQuery = (isBack: boolean) =>
  queryOptions({
    ...callQuery('GET /wallets'),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      isLookedAt(data, isBack && dataUpdateCount < MOST_LOOKS) ? LOOK_AGAIN_MS : false,
  })

function isLookedAt(data: Earnings | undefined, isJustBack: boolean) {
  const link = data?.wallet && linkOf(data.wallet)
  return link === 'in_progress' || (link === 'incomplete' && isJustBack)
}

export const walletTypesQuery = callQuery('GET /wallets/types')

export const walletChanged = (queries: QueryClient) => queries.invalidateQueries(under('/wallets'))
