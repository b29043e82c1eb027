import type { DecisionTab } from '@sojourn/contract/work/told-decision-words'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'

const PAGE_SIZE = 20

interface Asked {
  tab: DecisionTab
  agent: string | undefined
  cursor: string | undefined
}

export const decisionsQuery = ({ tab, agent, cursor }: Asked) =>
  queryOptions({
    ...callQuery('GET /staff/decisions', {
      query: { limit: PAGE_SIZE, filter: { tab, agent }, cursor },
    }),
    placeholderData: keepPreviousData,
  })
