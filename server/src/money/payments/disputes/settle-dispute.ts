import type { PaymentAlarmKind } from '@sojourn/contract/desk/staff-ledger'
import type { Context } from '../../../context.ts'
import { performOrSkip } from '../../../ground/facts/perform.ts'
import { tell as tellFact } from '../../../ground/facts/tell.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { DisputeState } from '../../../platform/payments/processor.ts'
import { isPostedFor } from '../../ledger/post-entry.ts'
import { takenByDispute } from '../../ledger/taken-by-dispute.ts'
import { findByCharge } from '../activity-store.ts'
import { type HeldAttempt, holdAttempt } from '../attempts/lock-own-payment.ts'
import type { Outcome } from '../news/event-store.ts'
import { type LeftOfOrder, leftOf } from '../refunds/left-of-order.ts'
import { findPayment, type PaymentRow, setPayment } from '../store.ts'
import { tellOfCharge } from '../tell-of-charge.ts'
import { bookEnd, bookTaken } from './book-held-dispute.ts'
import { closeUnheld } from './close-unheld-dispute.ts'
import { disputeMachine } from './dispute-state.ts'
import { addDispute, type DisputeRow, disputesOf, isDisputed } from './dispute-store.ts'
import { followWithCredit } from './follow-with-credit.ts'
import { leaveToPeople } from './left-to-people.ts'
import { newCause } from './new-cause.ts'

/**
 * The payer's bank wants the money back. While it argues the money of the order waits; what becomes of the order is for
 * people to decide. Staff hear of the beginning and of the end, and settle by hand what the books cannot follow.
 */
export async function settleDisputeIn(context: Context, tx: Tx, dispute: DisputeState): Promise<Outcome> {
  const found = await findByCharge(tx, context.processor.name, dispute.chargeId)
  const its = found && (await findPayment(tx, found.payment_id))
  const held = its && (await holdAttempt(context, tx, its, found.id))
  if (!held) return 'unknown'
  const known = await findKnown(context, tx, held, dispute)
  // Nothing begins anew.
  if (known && (known.state === dispute.state || dispute.state === 'open')) return 'known'

  await setPayment(tx, held.payment.id, { dispute: dispute.state, updated_at: context.clock.now() })
  let outcome = known ? await end(context, tx, held, known, dispute) : await begin(context, tx, held, dispute)
  const credit = outcome === 'known' ? 0 : await followWithCredit(context, tx, held, { known, dispute })
  if (known && outcome === 'refused')
    outcome = await leaveToPeople(context, tx, held, { known, dispute, credit })
  await say(context, tx, held, { isNew: !known, state: dispute.state })
  return outcome
}

/** The listeners decide what becomes of the order. */
async function say(
  context: Context,
  tx: Tx,
  { payable, payment }: HeldAttempt,
  { isNew, state }: { isNew: boolean; state: DisputeState['state'] },
) {
  if (!payable.orderId) return
  const about = { payable: payable.orderId, person: payment.payer_id }
  if (isNew) await tellFact(context, tx, { fact: 'chargeback_opened', ...about }, PROCESSOR)
  if (state !== 'open') await tellFact(context, tx, { fact: 'chargeback_ended', ...about, state }, PROCESSOR)
}

const PROCESSOR = { id: null, mode: 'processor', requestId: null } as const

/** A payment that was disputed before disputes had rows had one dispute. */
async function findKnown(context: Context, tx: Tx, held: HeldAttempt, dispute: DisputeState) {
  const { payment } = held
  const rows = await disputesOf(tx, payment.id)
  if (rows.length > 0 || payment.dispute === null)
    return rows.find(({ processor_id }) => processor_id === dispute.id)
  const cause = `dispute:${payment.id}`
  return keep(context, tx, held, dispute, {
    state: payment.dispute,
    cause: (await isPostedFor(tx, cause, 'L8a')) ? cause : null,
  })
}

async function begin(context: Context, tx: Tx, held: HeldAttempt, dispute: DisputeState): Promise<Outcome> {
  const { payment, payable, activity } = held
  const left = await leftOf(tx, payment)
  const isBookable =
    isWhole(payment, dispute) &&
    isUntouched(payment, left) &&
    activity.status === 'success' &&
    (payable.holdsMoney || left.isReleased) &&
    !(await isDisputed(tx, { id: payment.id, dispute: null }))
  await tell(context, tx, held, dispute, 'dispute')
  const { state } = dispute
  const cause = isBookable || state !== 'open' ? newCause() : null
  const { id } = await keep(context, tx, held, dispute, { state, cause })
  if (!cause) return forPeople(context, tx, held, dispute)
  if (!isBookable) {
    await closeUnheld(context, tx, held, { id, cause, dispute, agentAtFault: null })
    return 'applied'
  }
  await bookTaken(context, tx, held, { cause, dispute, left })
  if (state !== 'open')
    await close(context, tx, held, { cause, fee: dispute.fee, agentAtFault: null, dispute })
  return 'applied'
}

/** An end that is not the first, as after an appeal, finds the coupons returned and the order decided. */
async function end(
  context: Context,
  tx: Tx,
  held: HeldAttempt,
  known: DisputeRow,
  dispute: DisputeState,
): Promise<Outcome> {
  const { id, cause, fee } = known
  const agentAtFault = known.agent_at_fault ? held.payable.agentId : null
  const isHeld = held.payable.holdsMoney || (cause !== null && (await takenByDispute(tx, cause)) !== null)
  const canClose = known.state === 'open' && cause !== null && isHeld
  const late = known.state === 'open' && cause === null ? newCause() : null
  const hasEnded = await performOrSkip(
    context,
    tx,
    dispute.state === 'won' ? disputeMachine.win : disputeMachine.lose,
    { id },
    {
      patch: {
        updated_at: context.clock.now(),
        ...(!canClose && { cause: late }),
      },
    },
  )
  if (!hasEnded) return 'known'
  if (late) {
    await closeUnheld(context, tx, held, { id, cause: late, dispute, agentAtFault })
    return 'applied'
  }
  if (!canClose) return 'refused'
  await close(context, tx, held, { cause, fee, agentAtFault, dispute })
  return 'applied'
}

async function close(
  context: Context,
  tx: Tx,
  held: HeldAttempt,
  { dispute, ...ended }: { cause: string; fee: number; agentAtFault: string | null; dispute: DisputeState },
) {
  await bookEnd(context, tx, held, { dispute, ...ended })
  await tell(context, tx, held, dispute, dispute.state === 'won' ? 'dispute_won' : 'dispute_lost')
}

/** A refund may be in the books that the processor has not heard of yet. */
const isUntouched = (payment: PaymentRow, { total }: LeftOfOrder) =>
  total === payment.price - payment.agent_amount + payment.tax_amount

const isWhole = (payment: PaymentRow, { amount, currency }: DisputeState) =>
  amount === payment.amount && currency === payment.currency && payment.refunded_amount === 0

function keep(
  context: Context,
  tx: Tx,
  { payment, activity }: HeldAttempt,
  { id, amount, fee, currency }: DisputeState,
  stands: { state: DisputeState['state']; cause: string | null },
) {
  const now = context.clock.now()
  return addDispute(tx, {
    payment_id: payment.id,
    activity_id: activity.id,
    processor: context.processor.name,
    processor_id: id,
    amount,
    fee,
    currency,
    ...stands,
    created_at: now,
    updated_at: now,
  })
}

async function forPeople(context: Context, tx: Tx, held: HeldAttempt, dispute: DisputeState) {
  await tell(context, tx, held, dispute, 'dispute_by_hand')
  return 'refused' as const
}

/** Said of each state of it. */
const tell = (context: Context, tx: Tx, held: HeldAttempt, dispute: DisputeState, kind: PaymentAlarmKind) =>
  tellOfCharge(context, tx, held, dispute, { kind, about: `${dispute.id}:${dispute.state}` })
