import type { Order } from '@sojourn/contract/orders'
import type { Reader } from '../../platform/database/database.ts'
import { paymentsOfPayables } from './store.ts'
import { viewStatus } from './view.ts'

/** By which the client pays each of these orders, where they began to. */
export async function paymentsOf(db: Reader, orderIds: string[]) {
  const rows = orderIds.length > 0 ? await paymentsOfPayables(db, 'order', orderIds) : []
  return new Map(
    rows.map((row): [string, NonNullable<Order['payment']>] => [
      row.payable_id,
      {
        ref: row.ref,
        status: viewStatus(row.status),
        amount: { amount: row.amount, currency: row.currency },
      },
    ]),
  )
}
