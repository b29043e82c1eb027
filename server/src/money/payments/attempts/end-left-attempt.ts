import { PAYMENT_FAILED } from '@sojourn/contract/money/payments'
import type { Context } from '../../../context.ts'
import { performOrFail } from '../../../ground/facts/perform.ts'
import { transact } from '../../../platform/database/transact.ts'
import { letCouponsLapse } from '../../coupons/let-coupons-lapse.ts'
import { raiseAlarm } from '../alarms/raise-alarm.ts'
import { paymentMachine } from '../payment-state.ts'
import { findPaymentOfTry } from '../store.ts'
import { attemptMachine, isLive } from './attempt-state.ts'
import { holdAttempt } from './lock-own-payment.ts'

/** Nobody can tell the end of a try at a processor that was left: its payer may try anew, and people look there. */
export const endLeftAttempt = (context: Context, id: string) =>
  transact(context, async (tx) => {
    const payment = await findPaymentOfTry(tx, id)
    const held = payment && (await holdAttempt(context, tx, payment, id))
    if (!held || !isLive(held.activity.status)) return
    const { processor, processor_id, amount, currency } = held.activity
    const now = context.clock.now()
    await performOrFail(
      context,
      tx,
      attemptMachine.fail,
      { id },
      {
        patch: {
          action_url: null,
          updated_at: now,
          error_code: 'processing_error',
          error_text: PAYMENT_FAILED,
        },
      },
    )
    await performOrFail(context, tx, paymentMachine.fail, held.payment, { patch: { updated_at: now } })
    await letCouponsLapse(context, tx, held.payment.id)
    await raiseAlarm(context, tx, {
      kind: 'attempt_left_behind',
      paymentId: held.payment.id,
      activityId: id,
      processorId: processor_id,
      detail: { processor, amount, currency },
    })
  })
