import { queryOptions } from '@tanstack/react-query'
import { callQuery, pagesQuery } from '../../api/call-query.ts'

const WHILE_CHECKING_MS = 2000

/** The books are asked for again while they are being checked. */
export const ledgerQuery = queryOptions({
  ...callQuery('GET /staff/ledger'),
  refetchInterval: ({ state }) => (state.data?.waiting_check ? WHILE_CHECKING_MS : false),
})

export const paymentAlarmsQuery = pagesQuery('GET /staff/payment-alarms')
