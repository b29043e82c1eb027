import type { Context } from '../../../context.ts'
import { perform } from '../../../ground/facts/perform.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { endWaiting } from '../attempts/end-live-attempt.ts'
import { lockOwnPayment } from '../attempts/lock-own-payment.ts'
import { paymentMachine } from '../payment-state.ts'
import { showPaymentById } from '../show-payment.ts'
import { freezeTotals } from './freeze-totals.ts'

/** A page where the old amount can still be paid is closed. */
export function calculateTotals(context: Context, actor: Person, ref: string, codes: string[]) {
  return transact(context, async (tx) => {
    const { payment, payable, live } = await lockOwnPayment(context, tx, actor, ref)
    if (live?.status === 'processing') throw new Refusal('not_now', { message: UNDER_WAY })
    if (live) {
      await endWaiting(context, tx, live)
      await perform(context, tx, paymentMachine.openPage, payment)
    }
    await freezeTotals(context, tx, payment, payable, codes)
    return showPaymentById(tx, payment.id)
  })
}

export const UNDER_WAY = 'Your payment is in progress. Please wait a moment until it is done.'
