import type { Payment } from '@sojourn/contract/money/payments'
import type { QueryClient } from '@tanstack/react-query'
import { browserApi } from '../api/browser.ts'
import { callQuery, partQuery } from '../api/call-query.ts'

export const PAGE = 10
const MOST_CARDS = 100

export const methodsQuery = partQuery('GET /payment-methods', 'items', { query: { limit: MOST_CARDS } })

export interface PaymentsWanted {
  cursor?: string | undefined
  /** A code of the payment's status. */
  status?: string | undefined
}

export const paymentsQuery = ({ cursor, status }: PaymentsWanted) =>
  callQuery('GET /payments', {
    query: { limit: PAGE, ...(cursor && { cursor }), ...(status && { filter: { status } }) },
  })

export const methodsChanged = (queries: QueryClient) => queries.invalidateQueries(methodsQuery)

/** How a payment stands at this moment. */
export const askStatus = async (ref: Payment['ref']) =>
  (await browserApi('GET /payments/{ref}/status', { params: { ref } })).data
