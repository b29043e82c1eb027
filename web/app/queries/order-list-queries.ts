import { t } from '@sojourn/contract/words/t'
import type { OrderProgress } from '@sojourn/contract/work/orders'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callQuery } from '../api/call-query.ts'
import { codeOf, type OrderState } from '../words/order-words.ts'

const PAGE_SIZE = 10

/** Each with its name. */
export const orderProgress: Record<OrderProgress, string> = {
  late: t('Late'),
  due_soon: t('Due within 7 days'),
  delivered: t('Waiting for acceptance'),
  held: t('With money held'),
}

export const progressIn = (params: URLSearchParams) =>
  (Object.keys(orderProgress) as OrderProgress[]).find((name) => name === params.get('progress'))

export interface OrdersFilter {
  query?: string | undefined
  state?: OrderState | undefined
  progress?: OrderProgress | undefined
  with?: string | undefined
  goal?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

export const ordersQuery = (filter: OrdersFilter, cursor: string | undefined) =>
  queryOptions({
    ...callQuery('GET /orders', {
      query: { limit: PAGE_SIZE, query: filter.query, cursor, filter: narrowed(filter) },
    }),
    placeholderData: keepPreviousData,
  })

const narrowed = ({ state, progress, with: other, goal, from, to }: OrdersFilter) => ({
  ...(state && { status: [codeOf(state)] }),
  ...(progress && { progress }),
  ...(other && { with: other }),
  ...(goal && { goal: Number(goal) }),
  ...(from && { from }),
  ...(to && { to }),
})

/** The address of the same list as a file. */
export function exportPath(filter: OrdersFilter) {
  const { status, ...others } = narrowed(filter)
  const params = new URLSearchParams({ ...(filter.query && { query: filter.query }) })
  if (status) params.set('filter[status][0]', String(status))
  for (const [name, value] of Object.entries(others)) params.set(`filter[${name}]`, String(value))
  return `/orders/export?${params}`
}

export const orderChoicesQuery = callQuery('GET /orders/choices')
