import type { PaymentAlarmKind } from '@sojourn/contract/desk/staff-ledger'
import type { Context } from '../../../context.ts'
import { performOrSkip } from '../../../ground/facts/perform.ts'
import { tell as tellFact } from '../../../ground/facts/tell.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { DisputeState } from '../../../platform/payments/processor.ts'
import { returnCoupons } from '../../coupons/return-coupons.ts'
import { isPostedFor, postEntry } from '../../ledger/post-entry.ts'
import { postWithHoldings } from '../../ledger/post-with-holdings.ts'
import type { Posting } from '../../ledger/posting.ts'
import { recoverDebt } from '../../ledger/recover-debt.ts'
import { takenByDispute } from '../../ledger/taken-by-dispute.ts'
import {
  disputeLost,
  disputeOpened,
  disputePulled,
  disputeWon,
  type Taken,
} from '../../ledger/templates/dispute-templates.ts'
import { findByCharge } from '../activity-store.ts'
import { type HeldAttempt, holdAttempt } from '../attempts/lock-own-payment.ts'
import type { Outcome } from '../news/event-store.ts'
import { type LeftOfOrder, leftOf } from '../refunds/left-of-order.ts'
import { findPayment, type PaymentRow, setPayment } from '../store.ts'
import { tellOfCharge } from '../tell-of-charge.ts'
import { closeUnheld } from './close-unheld-dispute.ts'
import { disputeMachine } from './dispute-state.ts'
import { addDispute, type DisputeRow, disputesOf, isDisputed } from './dispute-store.ts'
import { followWithCredit } from './follow-with-credit.ts'
import { leaveToPeople } from './left-to-people.ts'
import { newCause } from './new-cause.ts'
import { isGone } from './owe-or-bear.ts'

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
  const { whole, currency, order, charged } = ofOrder(held, dispute)
  const { fee } = dispute
  const released = left.isReleased ? { share: left.share, commission: left.commission } : null
  await postTaken(context, tx, held, { cause, released }, (taken) =>
    disputeOpened({ ...whole, ...taken, fee }),
  )
  await post(context, tx, held, cause, [disputePulled({ currency, order, charged })])
  if (state !== 'open') await close(context, tx, held, { cause, fee, agentAtFault: null }, dispute)
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
  await close(context, tx, held, { cause, fee, agentAtFault }, dispute)
  return 'applied'
}

async function close(
  context: Context,
  tx: Tx,
  held: HeldAttempt,
  { cause, fee, agentAtFault }: { cause: string; fee: number; agentAtFault: string | null },
  dispute: DisputeState,
) {
  const { payment, payable } = held
  const { whole, currency, order, charged } = ofOrder(held, dispute)
  if (dispute.state === 'won') {
    const released = await takenByDispute(tx, cause)
    await postTaken(context, tx, held, { cause, released }, (taken) =>
      disputeWon({ ...whole, ...taken, charged }),
    )
    return tell(context, tx, held, dispute, 'dispute_won')
  }
  // The part that coupons paid is its owner's again, in the books as on the coupons, unless nobody is there to have the credit.
  const { promo_amount: promo, credit_amount: credit, payer_id } = payment
  const client = (await isGone(tx, payer_id)) ? null : payer_id
  await post(context, tx, held, cause, [
    disputeLost({ currency, order, client, promo, credit, fee, agentAtFault }),
  ])
  await returnCoupons(context, tx, payment.id, { promo, credit: client ? credit : 0 })
  if (agentAtFault)
    await recoverDebt(context, tx, {
      cause,
      orderId: payable.orderId,
      actorId: null,
      requestId: null,
      agent: agentAtFault,
      currency,
    })
  return tell(context, tx, held, dispute, 'dispute_lost')
}

/** A refund may be in the books that the processor has not heard of yet. */
const isUntouched = (payment: PaymentRow, { total }: LeftOfOrder) =>
  total === payment.price - payment.agent_amount + payment.tax_amount

const isWhole = (payment: PaymentRow, { amount, currency }: DisputeState) =>
  amount === payment.amount && currency === payment.currency && payment.refunded_amount === 0

function ofOrder({ payment, payable }: HeldAttempt, { amount: charged }: DisputeState) {
  const { currency, taxes } = payment
  const order = payable.id
  const whole = { currency, order, taxes, held: { escrow: payment.price - payment.agent_amount } }
  return { whole, currency, order, charged }
}

interface TakenFrom {
  cause: string
  /** The agent’s share and our commission, where the money was released; null where it is protected still. */
  released: { share: number; commission: number } | null
}

/** Money goes from the order or back to it; after the release it is the agent's and ours, by what the agent has at the moment. */
async function postTaken(
  context: Context,
  tx: Tx,
  held: HeldAttempt,
  { cause, released }: TakenFrom,
  make: (taken: { held?: Taken }) => Posting,
) {
  const { agentId: agent } = held.payable
  if (!released || !agent) return post(context, tx, held, cause, [make({})])
  const { currency } = held.payment
  const entry = { cause, orderId: held.payable.orderId, actorId: null, requestId: null, agent, currency }
  await postWithHoldings(context, tx, entry, (holdings) => make({ held: { agent, ...released, holdings } }))
}

async function post(context: Context, tx: Tx, { payable }: HeldAttempt, cause: string, postings: Posting[]) {
  for (const posting of postings)
    await postEntry(context, tx, {
      ...posting,
      cause,
      orderId: payable.orderId,
      actorId: null,
      requestId: null,
    })
}

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
