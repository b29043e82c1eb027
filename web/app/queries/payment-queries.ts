import type { Payment } from '@sojourn/contract/money/payments'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { browserApi } from '../api/browser.ts'

export const PAGE = 10
const MOST_CARDS = 100

const METHODS = 'payment-methods'
const PAYMENTS = 'payments'

export const methodsQuery = queryOptions({
  queryKey: [METHODS],
  queryFn: async () =>
    (await browserApi('GET /payment-methods', { query: { limit: MOST_CARDS } })).data.items,
})

export interface PaymentsWanted {
  cursor?: string | undefined
  /** A code of the payment's status. */
  status?: string | undefined
}

export const paymentsQuery = ({ cursor, status }: PaymentsWanted) =>
  queryOptions({
    queryKey: [PAYMENTS, { cursor, status }],
    queryFn: async () =>
      (
        await browserApi('GET /payments', {
          query: { limit: PAGE, ...(cursor && { cursor }), ...(status && { filter: { status } }) },
        })
      ).data,
  })

export const methodsChanged = (queries: QueryClient) => queries.invalidateQueries({ queryKey: [METHODS] })

/** How a payment stands at this moment. */
export const askStatus = async (ref: Payment['ref']) =>
  (await browserApi('GET /payments/{ref}/status', { params: { ref } })).data
