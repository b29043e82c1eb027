import type { FailedRefundTab } from '@sojourn/contract/money/payment-words'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'

export const staffFailedRefundsQuery = (tab: FailedRefundTab, cursor: string | undefined) =>
  queryOptions({
    ...callQuery('GET /staff/failed-refunds', {
      query: { limit: 10, filter: { tab }, ...(cursor && { cursor }) },
    }),
    placeholderData: keepPreviousData,
  })
