import { callQuery } from '../../api/call-query.ts'

export interface AskedPrices {
  goalId: string
  /** All agents of the page are asked about at once. */
  agents: readonly { uuid: string }[]
  place: { country?: string | undefined; purpose?: string | undefined; visa?: string | undefined }
}

export const goalPricesQuery = ({ goalId, agents, place: { country, purpose, visa } }: AskedPrices) =>
  callQuery('GET /goals/{id}/prices', {
    params: { id: Number(goalId) },
    query: { country, purpose, visa, ids: agents.map(({ uuid }) => uuid).join() },
  })
