import type { PaymentAlarmKind } from '@sojourn/contract/desk/staff-ledger'
import type { Context } from '../../../context.ts'
import { performOrFail } from '../../../ground/facts/perform.ts'
import { tell as tellFact } from '../../../ground/facts/tell.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { RefundState } from '../../../platform/payments/processor.ts'
import { postEntry } from '../../ledger/post-entry.ts'
import { split } from '../../ledger/split.ts'
import { refundedBeforeRelease } from '../../ledger/templates/payment-templates.ts'
import { findByCharge } from '../activity-store.ts'
import { type HeldAttempt, holdAttempt } from '../attempts/lock-own-payment.ts'
import { isDisputed } from '../disputes/dispute-store.ts'
import { hasAlarm, type Outcome } from '../news/event-store.ts'
import { inAWhile } from '../news/next-check.ts'
import { findPayment } from '../store.ts'
import { tellOfCharge } from '../tell-of-charge.ts'
import type { HeldRefund } from './hold-refund.ts'
import { leftOf } from './left-of-order.ts'
import { refundMachine } from './refund-state.ts'
import { addRefund, lockRefund, lockRefundsOf, type RefundRow } from './refund-store.ts'

const PROCESSOR = { id: null, mode: 'processor', requestId: null } as const

/**
 * Somebody made the refund on the processor's own pages. It is taken for one of ours that did not go through,
 * or booked as far as the order's money is still held; whatever else it was is for people. The answer is the
 * row it is from now on.
 */
export async function bookRefundElsewhere(
  context: Context,
  tx: Tx,
  state: RefundState,
): Promise<HeldRefund | Outcome> {
  const found = await findByCharge(tx, context.processor.name, state.chargeId)
  const its = found && (await findPayment(tx, found.payment_id))
  const held = its && (await holdAttempt(context, tx, its, found.id))
  if (!held) return 'unknown'
  if (state.state === 'failed') return failedElsewhere(context, tx, held, state)

  const before = await lockRefundsOf(tx, held.activity.id)
  const unsent = before.find(
    ({ status, amount, currency }) =>
      status === 'failed' && amount === state.amount && currency === state.currency,
  )
  if (unsent) return takeForOurs(context, tx, held, unsent, state)

  const parts = await partsOf(tx, held, state)
  await tell(context, tx, held, state, parts ? 'refund_elsewhere' : 'refund_by_hand')
  if (!parts) return 'refused'
  const refund = await book(context, tx, held, state, parts)
  if (held.payable.orderId)
    await tellFact(
      context,
      tx,
      {
        fact: 'refund_elsewhere',
        payable: held.payable.orderId,
        person: held.payment.payer_id,
        refund: refund.id,
        amount: refund.amount,
      },
      PROCESSOR,
    )
  return { payment: held.payment, refund }
}

async function takeForOurs(
  context: Context,
  tx: Tx,
  { payment }: HeldAttempt,
  { id }: RefundRow,
  state: RefundState,
): Promise<HeldRefund | Outcome> {
  const now = context.clock.now()
  await performOrFail(
    context,
    tx,
    refundMachine.makeElsewhere,
    { id },
    {
      patch: {
        processor_id: state.id,
        returned_at: null,
        told_at: null,
        look_at: inAWhile(now),
        updated_at: now,
      },
    },
  )
  const refund = await lockRefund(tx, id)
  return refund ? { payment, refund } : 'unknown'
}

interface Parts {
  item: number
  taxes: { code: string; amount: number }[]
}

/** All parts together come to the whole. Null means that the money is not held any more, or never was the order's. */
async function partsOf(
  tx: Tx,
  { payment, payable, activity }: HeldAttempt,
  { amount, currency }: RefundState,
): Promise<Parts | null> {
  const isHeld = activity.status === 'success' && payable.holdsMoney && !(await isDisputed(tx, payment))
  if (!isHeld || currency !== payment.currency) return null
  const left = await leftOf(tx, payment)
  if (left.isReleased || amount > left.total || amount > left.sources.card) return null
  const [item = 0, ...taxes] = split(amount, [left.item, ...left.taxes.map((tax) => tax.amount)])
  return { item, taxes: left.taxes.map(({ code }, index) => ({ code, amount: taxes[index] ?? 0 })) }
}

/** L5, of which coupons get nothing: it went to the card, all of it. */
async function book(
  context: Context,
  tx: Tx,
  { payment, payable, activity }: HeldAttempt,
  { id: processor_id, amount, currency }: RefundState,
  parts: Parts,
) {
  const now = context.clock.now()
  const id = await addRefund(tx, {
    payment_id: payment.id,
    activity_id: activity.id,
    order_id: payable.orderId,
    reason: 'processor',
    processor_id,
    amount,
    currency,
    look_at: inAWhile(now),
    created_at: now,
    updated_at: now,
  })
  const sources = { card: amount, promo: 0, credit: 0 }
  await postEntry(context, tx, {
    ...refundedBeforeRelease({
      currency,
      order: payable.id,
      client: payment.payer_id,
      refund: id,
      ...parts,
      sources,
    }),
    cause: `refund:${id}`,
    orderId: payable.orderId,
    actorId: null,
    requestId: null,
  })
  const refund = await lockRefund(tx, id)
  if (!refund) throw new Error('A refund is gone that was just written')
  return refund
}

/** Nothing moved, or what moved is back: told only to those who were asked to book it by hand. */
async function failedElsewhere(context: Context, tx: Tx, held: HeldAttempt, state: RefundState) {
  const wasTold = await hasAlarm(tx, 'refund_by_hand', held.activity.id, state.id)
  if (!wasTold) return 'known'
  await tell(context, tx, held, state, 'refund_returned')
  return 'refused'
}

const tell = (context: Context, tx: Tx, held: HeldAttempt, refund: RefundState, kind: PaymentAlarmKind) =>
  tellOfCharge(context, tx, held, refund, { kind, about: refund.id })
