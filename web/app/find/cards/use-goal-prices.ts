import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { useAccountState } from '../../session/account.ts'
import { queryClient } from '../../session/query-client.ts'

export interface AskedPrices {
  goalId: string
  /** All agents of the page are asked about at once. */
  agents: readonly { uuid: string }[]
  place: { country?: string | undefined; purpose?: string | undefined; visa?: string | undefined }
}

/** The prices for all who apply for a goal; undefined where one person does, who reads what everybody does. */
export function useGoalPrices({ goalId, agents, place: { country, purpose, visa } }: AskedPrices) {
  const state = useAccountState()
  // Goals are those of clients.
  const enabled = state.kind === 'present' && state.account.role === 'subscriber'
  const asked = callQuery('GET /goals/{id}/prices', {
    params: { id: Number(goalId) },
    query: { country, purpose, visa, ids: agents.map(({ uuid }) => uuid).join() },
  })
  const { data } = useQuery({ ...asked, enabled }, queryClient())
  return data && data.people > 1 ? data : undefined
}
