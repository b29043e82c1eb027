import { queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { callQuery, madeQuery } from '../../api/call-query.ts'

const PAGE = 10

export const invoicesQuery = (cursor: string | undefined) =>
  callQuery('GET /subscriptions/invoices', { query: { limit: PAGE, ...(cursor && { cursor }) } })

export const billingDetailsQuery = callQuery('GET /subscriptions/billing-details')

/** The payment of a bill: opened, or found again. */
export const billPaymentQuery = (payableId: string) =>
  queryOptions({
    ...madeQuery('payment of a bill', payableId, async () => {
      const body = { payable: 'subscription', payable_id: payableId } as const
      return (await browserApi('POST /payments', { body }, { idempotencyKey: crypto.randomUUID() })).data
    }),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
