import type { Account } from '@sojourn/contract/people/account'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../api/call-query.ts'

export const accountQuery = callQuery('GET /account')

/** The signed-in person, on every page of the signed-in part. After a change: `client.setQueryData(accountQuery.queryKey, account)`. */
export function useAccount(): Account {
  const { data } = useQuery(accountQuery)
  if (!data) throw new Error('useAccount is for pages inside the signed-in layout')
  return data
}
