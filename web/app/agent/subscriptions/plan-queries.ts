import type { Plan, Term } from '@sojourn/contract/amounts/plans'
import type { ActivePlan } from '@sojourn/contract/money/subscriptions'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'

const PLAN = 'plan'
const PAGE = 10

export const plansQuery = queryOptions({
  queryKey: [PLAN, 'offers'],
  queryFn: async () => (await browserApi('GET /subscriptions')).data,
})

export const activePlanQuery = queryOptions({
  queryKey: [PLAN, 'active'],
  queryFn: async () => (await browserApi('GET /subscriptions/consultant/active')).data,
})

/** Asked for anew each time it is opened, and not once it is done: a day later it is another price. */
export const previewQuery = (plan: Plan, term: Term) =>
  queryOptions({
    queryKey: ['plan-preview', plan, term],
    queryFn: async () => (await browserApi('GET /subscriptions/preview', { query: { plan, term } })).data,
    gcTime: 0,
    staleTime: 0,
  })

export const invoicesQuery = (cursor: string | undefined) =>
  queryOptions({
    queryKey: [PLAN, 'invoices', cursor ?? null],
    queryFn: async () =>
      (await browserApi('GET /subscriptions/invoices', { query: { limit: PAGE, ...(cursor && { cursor }) } }))
        .data,
  })

export const billingDetailsQuery = queryOptions({
  queryKey: [PLAN, 'billing-details'],
  queryFn: async () => (await browserApi('GET /subscriptions/billing-details')).data,
})

/** The payment of a bill: opened, or found again. */
export const billPaymentQuery = (payableId: string) =>
  queryOptions({
    queryKey: ['plan-payment', payableId],
    queryFn: async () => {
      const body = { payable: 'subscription', payable_id: payableId } as const
      return (await browserApi('POST /payments', { body }, { idempotencyKey: crypto.randomUUID() })).data
    },
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })

/** What a call answered with stands at once; all else of plans is asked for anew. */
export function planChanged(queries: QueryClient, active?: ActivePlan) {
  if (active) queries.setQueryData(activePlanQuery.queryKey, active)
  return queries.invalidateQueries({ queryKey: [PLAN] })
}
