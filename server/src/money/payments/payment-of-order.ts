import type { StaffOrder } from '@sojourn/contract/desk/staff-orders'
import type { Order } from '@sojourn/contract/work/orders'
import type { Reader } from '../../platform/database/database.ts'
import { disputesOf } from './disputes/dispute-store.ts'
import { paymentsOfPayables } from './store.ts'
import { viewStatus } from './view.ts'

/** An order whose client has not begun to pay has none. */
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

/** The payment of an order as our team sees it; null where nobody began to pay. */
export async function paymentForStaff(db: Reader, orderId: string): Promise<StaffOrder['payment']> {
  const row = (await paymentsOfPayables(db, 'order', [orderId]))[0]
  if (!row) return null
  const disputes = await disputesOf(db, row.id)
  const open = disputes.find(({ state }) => state === 'open')
  const fee = disputes.reduce((sum, dispute) => sum + dispute.fee, 0)
  const { ref, currency, amount, refunded_amount, dispute } = row
  return {
    ref,
    status: viewStatus(row.status),
    amount: { amount, currency },
    dispute,
    refunded: { amount: refunded_amount, currency },
    dispute_fee: disputes.length > 0 ? { amount: fee, currency } : null,
    agent_at_fault: open?.agent_at_fault ?? null,
  }
}
