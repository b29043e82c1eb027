import { orderStatus } from '@sojourn/contract/status'
import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { AgeCursor, decodeCursor, pageOf } from '../../platform/http/cursor.ts'
import { goalsOfOrders } from '../goals/goals-of-orders.ts'
import { ordersByAge } from './list-store.ts'
import type { OrderState } from './order-state.ts'
import { sideOf } from './side-of.ts'
import { viewOrderSummary } from './view.ts'

interface Wanted {
  cursor?: string | undefined
  limit: number
  query?: string | undefined
  filter?: { status?: string[] | undefined; goal?: number | undefined } | undefined
}

/** The orders whose number, title or other side hold every word of the query. */
export async function listOrders({ db }: Context, actor: Person, wanted: Wanted) {
  const { cursor, limit, query = '', filter } = wanted
  const rows = await ordersByAge(db, sideOf(actor), {
    limit,
    after: decodeCursor(cursor, AgeCursor),
    states: statesOf(filter?.status ?? []),
    goalId: filter?.goal,
    words: query.split(/\s+/).filter(Boolean),
  })
  const goals = await goalsOfOrders(
    db,
    rows.map((row) => row.goal_id),
  )
  return pageOf(
    rows,
    limit,
    (row) => viewOrderSummary(row, goals.get(row.goal_id)),
    (row) => [row.created_at.toISOString(), row.id],
  )
}

const statesOf = (codes: string[]) =>
  (Object.keys(orderStatus) as OrderState[]).filter((state) => codes.includes(String(orderStatus[state][0])))
