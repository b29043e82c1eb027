import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { type ActivityRow, lockActivity, lockLiveActivity } from '../activity-store.ts'
import type { Payable } from '../payable.ts'
import { isMade } from '../payment-state.ts'
import { ownPayment } from '../show-payment.ts'
import { lockPayment, type PaymentRow } from '../store.ts'

export interface HeldPayment {
  payment: PaymentRow
  payable: Payable
  /** The try that is not over. */
  live: ActivityRow | undefined
}

/** A payment of one's own that can still be made, held with what it is for. */
export async function lockOwnPayment(
  context: Context,
  tx: Tx,
  actor: Person,
  ref: string,
): Promise<HeldPayment> {
  const { id, payable: kind, payable_id } = await ownPayment(tx, actor, ref)
  const payable = await context.payables[kind].take(context, tx, actor.id, payable_id)
  const payment = await lockPayment(tx, id)
  if (!payment) throw new Refusal('not_found')
  if (isMade(payment.status)) throw new Refusal('not_now', { message: 'This is already paid.' })
  if (payment.status === 'cancelled') throw new Refusal('not_now', { message: 'This payment was cancelled.' })
  return { payment, payable, live: await lockLiveActivity(tx, id) }
}

/** None of it ever changes. */
export type WhichPayment = Pick<PaymentRow, 'id' | 'payable' | 'payable_id'>

export type HeldAttempt = NonNullable<Awaited<ReturnType<typeof holdAttempt>>>

/** A try with its payment and what it is for, in the order everybody locks them; nothing when it was never ours. */
export async function holdAttempt(context: Context, tx: Tx, payment: WhichPayment, id: string) {
  const payable = await context.payables[payment.payable].hold(tx, payment.payable_id)
  const held = await lockPayment(tx, payment.id)
  const activity = await lockActivity(tx, id)
  return payable && held && activity ? { payable, payment: held, activity } : null
}
