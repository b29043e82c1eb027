import type { PaymentAlarmKind } from '@sojourn/contract/desk/staff-ledger'
import { PAYMENT_FAILED } from '@sojourn/contract/money/payments'
import type { Context } from '../../../context.ts'
import { performOrFail, performOrSkip } from '../../../ground/facts/perform.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { afterCommit, transact } from '../../../platform/database/transact.ts'
import type { Attempt } from '../../../platform/payments/processor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { freeCoupons } from '../../coupons/free-coupons.ts'
import { keepCoupons } from '../../coupons/keep-coupons.ts'
import { letCouponsLapse } from '../../coupons/let-coupons-lapse.ts'
import { type ActivityRow, findActivity, lockLiveActivity, setActivity } from '../activity-store.ts'
import { raiseAlarm } from '../alarms/raise-alarm.ts'
import { keepCard } from '../cards/keep-card.ts'
import { bookFee, fulfil, isFeeBooked } from '../fulfil.ts'
import type { Outcome } from '../news/event-store.ts'
import { inAWhile } from '../news/next-check.ts'
import type { Payable } from '../payable.ts'
import { isMade, paymentMachine } from '../payment-state.ts'
import { bookStrayFee, giveBack } from '../refunds/give-back.ts'
import { isGivenBack } from '../refunds/refund-store.ts'
import { findPaymentOfTry, type PaymentRow } from '../store.ts'
import { attemptMachine, isLive } from './attempt-state.ts'
import { closeCheckout } from './close-checkout.ts'
import { endWaiting } from './end-live-attempt.ts'
import { holdAttempt, type WhichPayment } from './lock-own-payment.ts'

interface Held {
  payment: PaymentRow
  payable: Payable
  activity: ActivityRow
  /** It is noted of the try, whatever comes of it. */
  heard: { processor_id?: string; look_at: Date }
}

/** `its` is the payment of the try, where whoever asks knows it. */
export const settleAttempt = (context: Context, id: string, attempt: Attempt, its?: WhichPayment) =>
  transact(context, (tx) => settleAttemptIn(context, tx, id, attempt, its))

/**
 * Everything we hear of a try ends up here: the answer to the call, a delivery, the reconciler. Heard twice,
 * late or out of order it comes to the same; captured is the end, and nothing leads back from it.
 */
export async function settleAttemptIn(
  context: Context,
  tx: Tx,
  id: string,
  attempt: Attempt,
  its?: WhichPayment,
): Promise<Outcome> {
  const payment = its ?? (await findPaymentOfTry(tx, id))
  const known = payment && (await holdAttempt(context, tx, payment, id))
  if (!known || known.activity.processor !== context.processor.name) return 'unknown'
  if (attempt.reference !== id) return refuse(context, tx, known, attempt, 'wrong_reference')

  const heard = {
    ...(!known.activity.processor_id && attempt.id && { processor_id: attempt.id }),
    look_at: inAWhile(context.clock.now()),
  }
  const held = { ...known, heard }
  if (attempt.state !== 'captured') await setActivity(tx, id, heard)
  const outcome = await settle[attempt.state](context, tx, held, attempt)
  if (outcome === 'applied')
    afterCommit(context, tx, async () => context.metrics.paymentAttempts.inc({ outcome: attempt.state }))
  return outcome
}

/**
 * Nothing more can come of a try that is captured and booked as they say. Nothing leads back from there: what
 * is read without holding it stays true.
 */
export async function isSettled({ db, processor }: Context, attempt: Attempt) {
  if (attempt.state !== 'captured') return false
  const activity = await findActivity(db, attempt.reference)
  if (activity?.status !== 'success' || activity.processor !== processor.name) return false
  if (activity.charge_id !== attempt.chargeId) return false
  return isFeeBooked(db, { id: activity.payment_id, currency: activity.currency }, attempt.fee)
}

/** Returns true if nobody sat before it: nobody was to be led back anywhere. */
const isUnattended = ({ kind, success_url }: ActivityRow) => kind === 'card' && success_url === null

type Settle = (context: Context, tx: Tx, held: Held, attempt: Attempt) => Promise<Outcome>

/** P3: its page is there. One that nobody waits for any more is closed. */
const waitOnPage: Settle = async (context, tx, { activity }, attempt) => {
  if (activity.status === 'cancelled') {
    if (!activity.processor_id) await context.jobs.enqueue(tx, closeCheckout, { activity_id: activity.id })
    return 'known'
  }
  if (activity.status !== 'waiting') return 'known'
  await setActivity(tx, activity.id, { action_url: attempt.actionUrl, ...lastError(attempt) })
  return activity.action_url === attempt.actionUrl ? 'known' : 'applied'
}

/** P4: the payer's bank wants to hear it from them. */
const waitForPayer: Settle = async (context, tx, held, attempt) => {
  const { payment, payable, activity } = held
  if (activity.status === 'cancelled') return waitOnPage(context, tx, held, attempt)
  const updated_at = context.clock.now()
  const { actionUrl: action_url } = attempt
  if (
    !(await performOrSkip(context, tx, attemptMachine.askToConfirm, activity, {
      patch: { action_url, updated_at },
    }))
  )
    return 'known'
  await performOrFail(context, tx, paymentMachine.askToConfirm, payment, { patch: { updated_at } })
  if (activity.status === 'processing' && isUnattended(activity))
    await context.payables[payment.payable].markUnpaid?.(context, tx, payable.id, 'to_confirm')
  return activity.action_url === attempt.actionUrl ? 'known' : 'applied'
}

const goOn: Settle = async (context, tx, { payment, activity }) => {
  const updated_at = context.clock.now()
  if (
    !(await performOrSkip(context, tx, attemptMachine.proceed, activity, {
      patch: { action_url: null, updated_at },
    }))
  )
    return 'known'
  await performOrFail(context, tx, paymentMachine.proceed, payment, { patch: { updated_at } })
  return 'applied'
}

/** P8. A page that was left and never used is no failure. */
const end: Settle = async (context, tx, { payment, payable, activity }, attempt) => {
  const now = context.clock.now()
  const error =
    attempt.error ??
    (activity.error_code && activity.error_text
      ? { code: activity.error_code, text: activity.error_text }
      : null) ??
    (attempt.state === 'failed' ? { code: 'processing_error', text: PAYMENT_FAILED } : null)
  const hasEnded = await performOrSkip(
    context,
    tx,
    error ? attemptMachine.fail : attemptMachine.giveUp,
    activity,
    {
      patch: {
        error_code: error?.code ?? null,
        error_text: error?.text ?? null,
        updated_at: now,
      },
    },
  )
  if (!hasEnded) return 'known'
  await performOrFail(context, tx, error ? paymentMachine.fail : paymentMachine.leavePage, payment, {
    patch: { updated_at: now },
  })
  await letCouponsLapse(context, tx, payment.id)
  if (isUnattended(activity))
    await context.payables[payment.payable].markUnpaid?.(context, tx, payable.id, 'declined')
  return 'applied'
}

/** P5 to P7. */
const take: Settle = async (context, tx, held, attempt) => {
  const outcome = await takeNothing(context, tx, held, attempt)
  if (!outcome) return capture(context, tx, held, attempt)
  await setActivity(tx, held.activity.id, held.heard)
  return outcome
}

/** It is known already, or all of the money goes back. Null where the try is captured. */
async function takeNothing(context: Context, tx: Tx, held: Held, attempt: Attempt): Promise<Outcome | null> {
  const { payment, payable, activity } = held
  if (activity.status === 'success') {
    if (activity.charge_id !== attempt.chargeId) return refuse(context, tx, held, attempt, 'second_charge')
    await bookFee(context, tx, { payment, payable, fee: attempt.fee })
    return 'known'
  }
  // A charge that was given back is over, and one that is over is never live again.
  if (!isLive(activity.status) && (await isGivenBack(tx, activity.id))) {
    if (activity.charge_id === attempt.chargeId) await bookStrayFee(context, tx, held, attempt)
    return 'known'
  }
  const now = context.clock.now()
  if (attempt.amount !== activity.amount || attempt.currency !== activity.currency) {
    await giveBack(context, tx, held, attempt, 'wrong')
    if (isLive(activity.status))
      await performOrFail(context, tx, paymentMachine.fail, payment, { patch: { updated_at: now } })
    return refuse(context, tx, held, attempt, 'wrong_amount')
  }
  if (isMade(payment.status)) {
    await giveBack(context, tx, held, attempt, 'twice')
    return 'applied'
  }
  if (payment.amount !== activity.amount || !(await hasItsCoupons(context, tx, payment))) {
    // The amounts were worked out anew since, or a coupon of theirs went elsewhere after this try was given up.
    await giveBack(context, tx, held, attempt, payment.status === 'cancelled' ? 'too_late' : 'changed')
    // A bank came for the credit it counted on while it was under way: it can be paid another way.
    if (isLive(activity.status)) {
      await performOrFail(context, tx, paymentMachine.fail, payment, { patch: { updated_at: now } })
      await letCouponsLapse(context, tx, payment.id)
    }
    return 'applied'
  }
  return null
}

const capture: Settle = async (context, tx, held, attempt) => {
  const { payment, activity, heard } = held
  const now = context.clock.now()
  // One at a time is live, so that beside this one there is no other.
  const live = isLive(activity.status) ? undefined : await lockLiveActivity(tx, payment.id)
  if (live) await endWaiting(context, tx, live)
  // Its call had no answer and is not made again: should it have charged the card, only news would tell.
  if (live && live.kind === 'card' && !live.processor_id)
    await raiseAlarm(context, tx, {
      kind: 'attempt_unanswered',
      paymentId: payment.id,
      activityId: live.id,
      detail: { amount: live.amount, currency: live.currency },
    })
  await performOrFail(context, tx, attemptMachine.capture, activity, {
    patch: {
      ...heard,
      charge_id: attempt.chargeId,
      action_url: null,
      error_code: null,
      error_text: null,
      updated_at: now,
    },
  })
  if (
    payment.status !== 'cancelled' &&
    (await fulfil(context, tx, held, { step: paymentMachine.succeed, fee: attempt.fee, requestId: null }))
  ) {
    if (attempt.savedCard) await keepCard(context, tx, payment.payer_id, attempt.savedCard)
    return 'applied'
  }
  await giveBack(context, tx, held, attempt, 'too_late')
  await freeCoupons(context, tx, payment.id)
  if (payment.status !== 'cancelled')
    await performOrFail(context, tx, paymentMachine.comeTooLate, payment, { patch: { updated_at: now } })
  return 'applied'
}

async function hasItsCoupons(context: Context, tx: Tx, { id, status, coupons }: PaymentRow) {
  if (status === 'cancelled' || coupons.length === 0) return true
  try {
    await keepCoupons(context, tx, id)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

const settle: Record<Attempt['state'], Settle> = {
  open: waitOnPage,
  needs_action: waitForPayer,
  processing: goOn,
  failed: end,
  expired: end,
  captured: take,
}

const lastError = ({ error }: Attempt) => ({
  error_code: error?.code ?? null,
  error_text: error?.text ?? null,
})

/** Theirs and ours do not say the same: people look at it. */
async function refuse(
  context: Context,
  tx: Tx,
  { payment, activity }: Pick<Held, 'payment' | 'activity'>,
  attempt: Attempt,
  kind: PaymentAlarmKind,
) {
  await raiseAlarm(context, tx, {
    kind,
    paymentId: payment.id,
    activityId: activity.id,
    processorId: attempt.id,
    detail: {
      amount: attempt.amount,
      currency: attempt.currency,
      agreed: activity.amount,
      agreed_currency: activity.currency,
    },
  })
  return 'refused' as const
}
