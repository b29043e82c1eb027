import type { Context } from '../../../context.ts'
import { performOrFail } from '../../../ground/facts/perform.ts'
import { tell } from '../../../ground/facts/tell.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Attempt } from '../../../platform/payments/processor.ts'
import { postEntry } from '../../ledger/post-entry.ts'
import {
  orderPaid,
  processorFeeTaken,
  refundedBeforeRelease,
} from '../../ledger/templates/payment-templates.ts'
import type { ActivityRow } from '../activity-store.ts'
import { attemptMachine } from '../attempts/attempt-state.ts'
import { inAWhile } from '../news/next-check.ts'
import type { Payable } from '../payable.ts'
import type { PaymentRow } from '../store.ts'
import { addRefund, type StrayReason } from './refund-store.ts'
import { sendRefund } from './send-refund.ts'

interface Held {
  payment: PaymentRow
  payable: Payable
  activity: ActivityRow
}

const told: Record<StrayReason, [code: string, text: string]> = {
  too_late: ['too_late', 'This payment came too late. Your money is on its way back to you.'],
  changed: ['total_changed', 'The total had changed. Your money is on its way back to you.'],
  twice: ['paid_already', 'This was already paid. Your money is on its way back to you.'],
  wrong: ['wrong_amount', 'The amount was not the agreed amount. Your money is on its way back to you.'],
}

const entryOf = ({ activity, payable }: Held) => ({
  cause: `activity:${activity.id}`,
  orderId: payable.orderId,
  actorId: null,
  requestId: null,
})

/** L9: the processor keeps its fee of what goes back too. Not always it is known when the money comes. */
export async function bookStrayFee(context: Context, tx: Tx, held: Held, { fee, currency }: Attempt) {
  if (fee) await postEntry(context, tx, { ...processorFeeTaken({ currency, amount: fee }), ...entryOf(held) })
}

/** P7, and money that should never have come: it is in the books as it came, and goes back at once, all of it. */
export async function giveBack(context: Context, tx: Tx, held: Held, attempt: Attempt, reason: StrayReason) {
  const { payment, payable, activity } = held
  const { amount, currency } = attempt
  const now = context.clock.now()
  const [error_code, error_text] = told[reason]
  await performOrFail(
    context,
    tx,
    reason === 'wrong' ? attemptMachine.refuseAmount : attemptMachine.sendBack,
    activity,
    {
      patch: {
        charge_id: attempt.chargeId,
        error_code,
        error_text,
        updated_at: now,
      },
    },
  )
  const refund = await addRefund(tx, {
    payment_id: payment.id,
    activity_id: activity.id,
    order_id: payable.orderId,
    reason,
    amount,
    currency,
    look_at: inAWhile(now),
    created_at: now,
    updated_at: now,
  })
  const whose = { currency, order: payable.id, client: payment.payer_id }
  const entry = entryOf(held)
  await postEntry(context, tx, { ...orderPaid({ ...whose, price: amount, taxes: [] }), ...entry })
  const sources = { card: amount, promo: 0, credit: 0 }
  await postEntry(context, tx, {
    ...refundedBeforeRelease({ ...whose, refund, item: amount, taxes: [], sources }),
    ...entry,
  })
  await bookStrayFee(context, tx, held, attempt)
  await context.jobs.enqueue(tx, sendRefund, { refund_id: refund })
  await tell(context, tx, {
    fact: 'money_returns',
    person: payment.payer_id,
    refund,
    along: { payment, amount, currency, reason },
  })
}
