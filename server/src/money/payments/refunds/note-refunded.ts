import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { addRefunded, takeRefundedBack } from '../store.ts'
import type { HeldRefund } from './hold-refund.ts'
import { partsOfPlanRefund } from './parts-of-plan-refund.ts'
import { lockRefundsOf, type RefundRow } from './refund-store.ts'

/** Money that came besides what was agreed was never part of the payment; credit was counted when it was kept. */
const isOfPayment = ({ reason }: RefundRow) => !['changed', 'twice', 'wrong', 'credit'].includes(reason)

/** The payment says what its payer has again, and whoever sold it hears of it. */
export async function noteRefunded(context: Context, tx: Tx, held: HeldRefund) {
  const { refund, payment } = held
  if (!isOfPayment(refund)) return
  await addRefunded(tx, payment.id, refund.amount, context.clock.now())
  await tellSeller(context, tx, held)
}

/** The refund was told to be back and is not. */
export async function noteReturned(tx: Tx, { refund, payment }: HeldRefund, now: Date) {
  if (isOfPayment(refund)) await takeRefundedBack(tx, payment.id, refund.amount, now)
}

async function tellSeller(
  context: Context,
  tx: Tx,
  { refund: { id, amount, activity_id }, payment }: HeldRefund,
) {
  const { markRefunded } = context.payables[payment.payable]
  if (!markRefunded) return
  const all = await lockRefundsOf(tx, activity_id)
  const earlier = all.slice(
    0,
    all.findIndex((one) => one.id === id),
  )
  const parts = partsOfPlanRefund(
    payment,
    earlier.map((one) => one.amount),
    amount,
  )
  await markRefunded(context, tx, { id, paymentId: payment.id, amount, ...parts })
}
