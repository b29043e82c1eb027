import type { Context } from '../../../context.ts'
import { performOrFail } from '../../../ground/facts/perform.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { creditToRead, holdCredit } from '../../coupons/hold-credit.ts'
import { payDebtWithCredit } from '../../coupons/pay-debt-with-credit.ts'
import { takeCredit } from '../../coupons/pay-out-credit.ts'
import { inAWhile } from '../news/next-check.ts'
import { addRefund } from '../refunds/refund-store.ts'
import { sendRefund } from '../refunds/send-refund.ts'
import { lockPayment } from '../store.ts'
import { creditRefundMachine } from './credit-refund-state.ts'
import {
  addCreditRefund,
  type CreditRefundRow,
  findCreditRefund,
  openCreditRefund,
} from './credit-refund-store.ts'
import { viewCreditRefund } from './view-credit-refund.ts'
import { type WayOfCredit, wayOfCredit } from './way-of-credit.ts'

/** All that is left of a credit: back to the card it came from, or it waits for our team. Asked again, it is the same. */
export function askForCredit(context: Context, actor: Person, couponId: string) {
  return transact(context, async (tx) => {
    const known = await creditToRead(tx, actor.id, couponId)
    const payment = known.payment_id ? await lockPayment(tx, known.payment_id) : undefined
    const open = await openCreditRefund(tx, couponId)
    if (open) return viewCreditRefund(open)
    await payDebtWithCredit(context, tx, actor.id, known.currency)
    const { balance: amount, currency } = await holdCredit(context, tx, couponId)
    const way = await wayOfCredit(context, tx, payment, amount)
    const now = context.clock.now()
    const added = await addCreditRefund(tx, {
      coupon_id: couponId,
      client_id: actor.id,
      amount,
      currency,
      created_at: now,
      updated_at: now,
    })
    if (!added) throw new Refusal('not_now')
    if (way) await sendToCard(context, tx, await findCreditRefund(tx, added.id), way)
    return viewCreditRefund(await findCreditRefund(tx, added.id))
  })
}

/** Q2 by itself. */
async function sendToCard(
  context: Context,
  tx: Tx,
  asked: CreditRefundRow,
  { payment, charge }: WayOfCredit,
) {
  const { id, coupon_id, client_id, amount, currency } = asked
  const now = context.clock.now()
  const refund = await addRefund(tx, {
    payment_id: payment.id,
    activity_id: charge.id,
    order_id: null,
    reason: 'credit',
    amount,
    currency,
    look_at: inAWhile(now),
    created_at: now,
    updated_at: now,
  })
  const coupon = { id: coupon_id, owner_id: client_id, currency, balance: amount }
  await takeCredit(context, tx, { coupon, amount, refund, cause: `coupon_refund:${id}`, by: context.by })
  const answered = { refund_id: refund, answered_at: now, updated_at: now }
  await performOrFail(context, tx, creditRefundMachine.accept, { id }, { patch: answered })
  await context.jobs.enqueue(tx, sendRefund, { refund_id: refund })
}
