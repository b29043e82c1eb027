import type { Account } from '@sojourn/contract/people/account'
import { useQueryClient } from '@tanstack/react-query'
import { besides } from '../api/call-query.ts'
import { accountQuery, useAccount } from './use-account.ts'

/** The account one works on: what it is now, and what a call has made of it. */
export function useOwnAccount() {
  const account = useAccount()
  const queries = useQueryClient()
  return {
    account,
    /** Every page shows what the server answered; where a verification stands, days and times may follow from it. */
    keep(changed: Account) {
      queries.setQueryData(accountQuery.queryKey, changed)
      void queries.invalidateQueries(besides('GET /account'))
    },
    /** Asks the server again, where an answer did not bring the account along. */
    refresh: () => queries.invalidateQueries(accountQuery),
  }
}
