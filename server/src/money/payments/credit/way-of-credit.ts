import type { Context } from '../../../context.ts'
import type { Reader } from '../../../platform/database/database.ts'
import { hasLost, isDisputed } from '../disputes/dispute-store.ts'
import { chargeOf, hasRefused } from '../refunds/refund-store.ts'
import type { PaymentRow } from '../store.ts'

/** The charge this much of credit can go back to; null where our team has to pay it. */
export async function wayOfCredit(
  { processor }: Pick<Context, 'processor'>,
  db: Reader,
  payment: PaymentRow | undefined,
  amount: number,
) {
  if (payment?.status !== 'success' || (await hasLost(db, payment))) return null
  if (await isDisputed(db, payment)) return null
  const charge = await chargeOf(db, payment.id)
  if (!charge?.charge_id || charge.processor !== processor.name) return null
  // A card that refused a refund of this very charge would refuse it again.
  if (await hasRefused(db, charge.id)) return null
  return charge.amount - charge.back >= amount ? { payment, charge } : null
}
export type WayOfCredit = NonNullable<Awaited<ReturnType<typeof wayOfCredit>>>
