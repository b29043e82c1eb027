import { ORDER_REF, type OrderProgress } from '@sojourn/contract/work/orders'
import type { Context } from '../../../context.ts'
import { AgeCursor, decodeCursor, pageOf } from '../../../platform/http/input/cursor.ts'
import { goalsOfOrders } from '../../goals/orders/goals-of-orders.ts'
import { viewOrderSummary } from '../view.ts'
import { statesOf } from './list-orders.ts'
import { allOrdersByAge } from './list-store.ts'

interface Wanted {
  cursor?: string | undefined
  limit: number
  query?: string | undefined
  filter?:
    | {
        status?: string[] | undefined
        progress?: OrderProgress | undefined
        person?: string | undefined
      }
    | undefined
}

/** All orders there are, for our team; found by their number, or by the address of a side. */
export async function listStaffOrders(
  { db, clock }: Context,
  { cursor, limit, query = '', filter = {} }: Wanted,
) {
  const words = query.trim()
  const now = clock.now()
  const found = {
    now,
    states: statesOf(filter.status ?? []),
    progress: filter.progress,
    person: filter.person,
    ref: ORDER_REF.test(words.toUpperCase()) ? words.toUpperCase() : undefined,
  }
  const email = words && !found.ref ? words.toLowerCase() : undefined
  const rows = await allOrdersByAge(
    db,
    { ...found, email },
    { limit, after: decodeCursor(cursor, AgeCursor) },
  )
  const goals = await goalsOfOrders(
    db,
    rows.map((row) => row.goal_id),
  )
  return pageOf(
    rows,
    limit,
    (row) => viewOrderSummary(row, goals.get(row.goal_id), now),
    (row) => [row.created_at.toISOString(), row.id],
  )
}
