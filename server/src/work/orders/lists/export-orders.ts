import { Readable } from 'node:stream'
import { orderStatus } from '@sojourn/contract/calls/status'
import type { Context } from '../../../context.ts'
import { csvLine } from '../../../platform/csv.ts'
import { decimalOf } from '../../../platform/decimal.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { type GoalOfOrder, goalsOfOrders } from '../../goals/orders/goals-of-orders.ts'
import { sideOf } from '../side-of.ts'
import { isLate } from './is-late.ts'
import { type Filtered, filterOf } from './list-orders.ts'
import { type OrderRow, ordersByAge, type Side } from './list-store.ts'

const BATCH = 500

/** All orders of a list, as a table to keep. However many there are, only a few are in memory at once. */
export async function exportOrders(context: Context, actor: Person, wanted: Filtered) {
  await context.limits.take('orders_export', { account: actor.id })
  const rows = csvRows(context, sideOf(actor), filterOf(context, actor, wanted))
  return { content: Readable.from(rows), name: 'orders.csv' }
}

const HEADINGS = [
  'Reference',
  'Service',
  'Other side',
  'Goal',
  'Country',
  'Status',
  'Late',
  'Price',
  'Currency',
]
const DATES = ['Ordered', 'Paid', 'Due']

async function* csvRows({ db }: Context, side: Side, filter: ReturnType<typeof filterOf>) {
  // Programs for tables read UTF-8 only where it is said at the beginning.
  yield `\uFEFF${csvLine([...HEADINGS, ...DATES])}`
  let after: [string, string] | null = null
  do {
    const rows: OrderRow[] = await ordersByAge(db, side, filter, { limit: BATCH - 1, after })
    const goals = await goalsOfOrders(
      db,
      rows.map((row) => row.goal_id),
    )
    yield rows.map((row) => csvLine(cellsOf(row, side, goals.get(row.goal_id), filter.now))).join('')
    const last = rows.length === BATCH ? rows.at(-1) : undefined
    after = last ? [last.created_at.toISOString(), last.id] : null
  } while (after)
}

const cellsOf = (row: OrderRow, { as }: Side, goal: GoalOfOrder, now: Date) => [
  row.ref,
  row.title,
  as === 'client'
    ? `${row.agent_first_name} ${row.agent_last_name}`
    : `${row.client_first_name} ${row.client_last_name}`,
  goal.name,
  row.country_name,
  orderStatus[row.status][1],
  isLate(row, now) ? 'yes' : 'no',
  decimalOf(row.price_amount, row.currency),
  row.currency,
  row.created_at.toISOString(),
  row.paid_at?.toISOString() ?? '',
  row.due_at?.toISOString() ?? '',
]
