import type { Plan, Term } from '@sojourn/contract/amounts/plans'
import type { ActivePlan } from '@sojourn/contract/money/subscriptions'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callQuery, under } from '../../api/call-query.ts'

export const plansQuery = callQuery('GET /subscriptions')

export const activePlanQuery = callQuery('GET /subscriptions/consultant/active')

const PREVIEW = 'GET /subscriptions/preview'
const { predicate: ofPlans } = under('/subscriptions')

/** Asked for anew each time it is opened, and not once it is done: a day later it is another price. */
export const previewQuery = (plan: Plan, term: Term) =>
  queryOptions({
    ...callQuery(PREVIEW, { query: { plan, term } }),
    gcTime: 0,
    staleTime: 0,
  })

/** The answer of the call stands at once; all else of plans is asked for anew, but not what was just agreed to. */
export function planChanged(queries: QueryClient, active?: ActivePlan) {
  if (active) queries.setQueryData(activePlanQuery.queryKey, active)
  return queries.invalidateQueries({
    predicate: (query) => ofPlans(query) && query.queryKey[0] !== PREVIEW,
  })
}
