import type { Account } from '@sojourn/contract/people/account'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { browserApi } from '../api/browser.ts'

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async (): Promise<Account> => (await browserApi('GET /account')).data,
})

/** The signed-in person, on every page of the signed-in part. After a change: `client.setQueryData(accountQuery.queryKey, account)`. */
export function useAccount(): Account {
  const { data } = useQuery(accountQuery)
  if (!data) throw new Error('useAccount is for pages inside the signed-in layout')
  return data
}
