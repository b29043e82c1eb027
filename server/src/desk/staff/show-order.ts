import type { StaffOrder } from '@sojourn/contract/desk/staff-orders'
import { reasonWords } from '@sojourn/contract/work/conflict-words'
import type { Context } from '../../context.ts'
import { writeAuditEntry } from '../../ground/audit/write-audit-entry.ts'
import { moneyOfOrder } from '../../money/ledger/money-of-order.ts'
import { paymentForStaff } from '../../money/payments/payment-of-order.ts'
import type { Reader } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { conflictLinesOf } from '../../work/conflicts/conflict-lines-of.ts'
import { endingOf } from '../../work/conflicts/endings/show-ending.ts'
import { offersForStaff } from '../../work/offers/offers-for-staff.ts'
import { legalHoldOf } from '../../work/orders/legal-hold/show-legal-hold.ts'
import { orderForStaff } from '../../work/orders/order-for-staff.ts'

/** An order as our team sees it; nobody of it opens one unseen. */
export const openStaffOrder = (context: Context, actor: Person, id: string): Promise<StaffOrder> =>
  transact(context, async (tx) => {
    const order = await showStaffOrder(context, actor, id, tx)
    await writeAuditEntry(context, tx, {
      staff_id: actor.id,
      action: 'open_order',
      subject_id: order.client.uuid,
      details: { order: order.ref },
    })
    return order
  })

export async function showStaffOrder(
  context: Context,
  actor: Person,
  id: string,
  db: Reader,
): Promise<StaffOrder> {
  const order = await orderForStaff(context, db, id)
  if (!order) throw new Refusal('not_found')
  const payment = await paymentForStaff(db, id)
  const conflicts = await conflictLinesOf(db, id)
  return {
    ...order,
    payment,
    money: payment && (await moneyIn(db, id, order.price.currency)),
    conflicts: conflicts.map((row) => ({
      id: row.id,
      reason: [row.reason, reasonWords(row.reason)],
      stage: row.status,
      outcome: row.outcome,
      created_at: row.created_at.toISOString(),
    })),
    offers: await offersForStaff(context, db, id),
    legal_hold: await legalHoldOf(db, id),
    ...(await endingOf(db, actor, id)),
  }
}

async function moneyIn(db: Reader, orderId: string, currency: string) {
  const { escrow, share, commission, taxes, back, toBank, lost, credit } = await moneyOfOrder(db, orderId)
  const of = (amount: number) => ({ amount, currency })
  return {
    held: of(escrow),
    agent: of(share),
    commission: of(commission),
    tax: of(taxes),
    to_card: of(back.card - lost - credit.kept),
    to_bank: of(toBank),
    // The bank has what it reclaimed of the credit.
    to_credit: of(back.credit + credit.kept - credit.taken),
    to_promo: of(back.promo),
  }
}
