import { orderStatus } from '@sojourn/contract/calls/status'
import type { OrderProgress } from '@sojourn/contract/work/orders'
import type { Context } from '../../../context.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { AgeCursor, decodeCursor, pageOf } from '../../../platform/http/input/cursor.ts'
import { goalsOfOrders } from '../../goals/orders/goals-of-orders.ts'
import type { OrderState } from '../order-state.ts'
import { sideOf } from '../side-of.ts'
import { viewOrderSummary } from '../view.ts'
import { type OrderFilter, ordersWithWord } from './list-filter-store.ts'
import { ordersByAge } from './list-store.ts'

export interface Filtered {
  query?: string | undefined
  filter?:
    | {
        status?: string[] | undefined
        progress?: OrderProgress | undefined
        with?: string | undefined
        goal?: number | undefined
        from?: string | undefined
        to?: string | undefined
      }
    | undefined
}

interface Wanted extends Filtered {
  cursor?: string | undefined
  limit: number
}

/** The orders of the mode one is in that pass the filter. */
export async function listOrders(context: Context, actor: Person, { cursor, limit, ...wanted }: Wanted) {
  const filter = filterOf(context, actor, wanted)
  const after = decodeCursor(cursor, AgeCursor)
  const side = sideOf(actor)
  const among = await ordersWithWord(context.db, side, filter.words)
  const rows = await ordersByAge(context.db, side, { ...filter, among }, { limit, after })
  const goals = await goalsOfOrders(
    context.db,
    rows.map((row) => row.goal_id),
  )
  return pageOf(
    rows,
    limit,
    (row) => viewOrderSummary(row, goals.get(row.goal_id), filter.now),
    (row) => [row.created_at.toISOString(), row.id],
  )
}

export const filterOf = (
  { clock }: Pick<Context, 'clock'>,
  { zone }: Pick<Person, 'zone'>,
  { query = '', filter = {} }: Filtered,
): OrderFilter => ({
  now: clock.now(),
  zone: zone ?? 'UTC',
  states: statesOf(filter.status ?? []),
  progress: filter.progress,
  withId: filter.with,
  goalId: filter.goal,
  from: filter.from,
  to: filter.to,
  words: query.split(/\s+/).filter(Boolean),
})

export const statesOf = (codes: string[]) =>
  (Object.keys(orderStatus) as OrderState[]).filter((state) => codes.includes(String(orderStatus[state][0])))
