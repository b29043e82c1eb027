import { isDay } from '@sojourn/contract/dates/day-steps'
import { type OrdersFilter, progressIn } from '../../queries/order-list-queries.ts'
import { statesOfOrders } from '../../words/order-words.ts'

export const FILTERS = ['progress', 'with', 'goal', 'from', 'to'] as const

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A word that means nothing is left out. */
export function askedOrders(params: URLSearchParams): OrdersFilter {
  const like = (name: string, pattern: RegExp) => {
    const value = params.get(name) ?? ''
    return pattern.test(value) ? value : undefined
  }
  const day = (name: string) => {
    const value = params.get(name) ?? ''
    return isDay(value) ? value : undefined
  }
  return {
    query: params.get('query')?.trim() || undefined,
    state: statesOfOrders.find((state) => state === params.get('status')),
    progress: progressIn(params),
    with: like('with', UUID),
    goal: like('goal', /^[1-9]\d{0,14}$/),
    from: day('from'),
    to: day('to'),
  }
}
