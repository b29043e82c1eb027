import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../../platform/database/database.ts'

/** Whether the bank of whoever paid an order decides about the payment, or about a part of it. */
export const withBank = (orderId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from payment
  left join dispute on dispute.payment_id = payment.id
  where payment.payable = 'order' and payment.payable_id = ${orderId} and payment.status <> 'cancelled'
    and coalesce(dispute.state, payment.dispute) = 'open'
)`

export async function isWithBank(db: Reader, orderId: string) {
  const { rows } = await sql<{ answer: boolean }>`select ${withBank(sql`${orderId}`)} as answer`.execute(db)
  return rows[0]?.answer === true
}
