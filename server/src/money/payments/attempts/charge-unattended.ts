import type { Context } from '../../../context.ts'
import { dayOf, HOUR_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { type ActivityRow, lockLiveActivity } from '../activity-store.ts'
import { usableCardOf } from '../cards/card-store.ts'
import { makePaymentRef } from '../make-ref.ts'
import { isMade } from '../payment-state.ts'
import { addPayment, lockPayment, lockPaymentOf, type PayableType } from '../store.ts'
import { freezeTotals, totalsOf } from '../totals/freeze-totals.ts'
import { endWaiting } from './end-live-attempt.ts'
import { beginTry } from './pay.ts'

/** A payer whose bank asks for a confirmation, or who is on the processor's page, is left so long to go on. */
const LEFT_ALONE = HOUR_MS

const isAbandoned = ({ status, created_at }: ActivityRow, now: Date) =>
  status === 'waiting' && now.getTime() - created_at.getTime() >= LEFT_ALONE

interface Wanted {
  payable: PayableType
  payableId: string
}

type Begun = { activity: string } | 'under_way' | 'paid' | 'no_card'

/**
 * P1 and P2 for a payer who is not there: their saved card is to be charged. Committed before the processor hears of it,
 * and sent by `sendAttempt` then; whoever dies between, the reconciler sends it.
 */
export async function chargeUnattended(
  context: Context,
  tx: Tx,
  { payable: kind, payableId }: Wanted,
): Promise<Begun> {
  const payable = await context.payables[kind].hold(tx, payableId)
  if (!payable) throw new Error(`Nothing is to be paid for ${kind} ${payableId}`)
  const now = context.clock.now()
  await addPayment(tx, {
    ref: makePaymentRef(),
    payer_id: payable.payerId,
    payable: kind,
    payable_id: payableId,
    currency: payable.currency,
    ...totalsOf(context, payable, []),
    created_at: now,
  })
  const payment = await lockPaymentOf(tx, kind, payableId)
  if (!payment) throw new Error(`The payment of ${kind} ${payableId} is gone`)
  if (isMade(payment.status)) return 'paid'
  const live = await lockLiveActivity(tx, payment.id)
  if (live) {
    if (!isAbandoned(live, now)) return 'under_way'
    await endWaiting(context, tx, live)
  }
  const card = await usableCardOf(tx, payment.payer_id, context.processor.name, dayOf(now))
  if (!card) return 'no_card'
  await freezeTotals(context, tx, payment, payable, [])
  const frozen = await lockPayment(tx, payment.id)
  if (!frozen) throw new Error(`Payment ${payment.id} is gone`)
  return beginTry(context, tx, frozen, {
    kind: 'card',
    status: 'processing',
    method_id: card.id,
    card_id: card.processor_id,
  })
}
