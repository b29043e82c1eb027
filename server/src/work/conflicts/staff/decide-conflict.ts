import type { Context } from '../../../context.ts'
import { perform } from '../../../ground/facts/perform.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { ruleIn } from '../../../ground/rules/rule.ts'
import { backOf } from '../../../money/payments/refunds/divide-refund.ts'
import { planRefund } from '../../../money/payments/refunds/plan-refund.ts'
import { refundToSides } from '../../../money/payments/refunds/refund-in-words.ts'
import { refundableOf } from '../../../money/payments/refunds/refundable-of-order.ts'
import { showMoney } from '../../../money/payments/show-money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Unmoved } from '../../../platform/database/unmoved.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { acting, SYSTEM } from '../../../platform/http/by.ts'
import { momentInWords } from '../../../platform/mail/writing/moment-in-words.ts'
import { invalidField, notNow } from '../../../platform/refusal.ts'
import { numberOf, refusalOf, untold } from '../../../platform/states/machine.ts'
import type { HeldOrder } from '../../orders/hold-order.ts'
import { conflictMachine } from '../conflict-state.ts'
import { decisionInWords } from '../refunds/decision-in-words.ts'
import { decisionPartsKept } from '../refunds/kept-parts.ts'
import { proposalMachine } from '../refunds/refund-state.ts'
import { refuseWithBank } from '../refuse-with-bank.ts'
import { appealUntil, proposalUntil } from '../reply-times.ts'
import { settleRequest } from '../settle-request.ts'
import { addRequest, type ConflictRow, findRequest, pendingRequest, setConflict } from '../store.ts'
import { claimerOf, closedTo } from './claim-policy.ts'
import { decideFrom } from './decide-from.ts'
import { decideAgain } from './resume-decision.ts'
import { takeForStaff } from './take-for-staff.ts'

interface Verdict {
  step: 'propose' | 'decide'
  amount: number
  reason: string
}

interface Held {
  order: HeldOrder
  conflict: ConflictRow
}

/** K3. Whoever has the conflict proposes an amount, or decides it; both sides read these very words. */
export const decideConflict = (context: Context, actor: Person, id: string, verdict: Verdict) =>
  transact(context, async (tx) => {
    const held = await takeForStaff(tx, id)
    const { order, conflict } = held
    if (conflict.status !== 'mediation') throw refusalOf(conflictMachine.decide)
    const closed = closedTo(actor.id, order, conflict)
    if (closed) throw notNow(closed)
    if (claimerOf(conflict, context.clock) !== actor.id)
      throw notNow('Please take this conflict first, so that no two decide it.')
    const total = (await refuseWithBank(tx, order.id))?.total ?? 0
    if (verdict.amount > total)
      throw invalidField('amount', `please enter at most ${showMoney(total, order.currency)}`)
    if (verdict.step === 'decide') await refuseBeforeAnswers(context, tx, conflict, actor)
    await clearPending(context, tx, conflict)
    if (verdict.step === 'propose') await propose(context, tx, held, actor, verdict)
    else await decide(context, tx, held, actor, verdict)
    const { step: act, amount, reason } = verdict
    await tell(acting(context, 'staff'), tx, {
      fact: 'conflict_judged',
      person: order.client_id,
      conflict: id,
      act,
      amount,
      reason,
    })
  })

/** Both sides were promised their time to answer. */
async function refuseBeforeAnswers({ clock }: Context, tx: Tx, { id }: ConflictRow, { zone }: Person) {
  const from = decideFrom(await pendingRequest(tx, id), clock.now())
  if (from)
    throw notNow(
      `Both sides can answer your proposal until ${momentInWords(from, { zone, clock: null })}. You can decide then, or once both have answered.`,
    )
}

async function clearPending(context: Context, tx: Tx, { id }: ConflictRow) {
  const pending = await pendingRequest(tx, id)
  const now = context.clock.now()
  if (pending)
    await perform(context, tx, untold(proposalMachine.withdraw), pending, {
      patch: { answered_at: now, updated_at: now },
    })
}

async function propose(
  context: Context,
  tx: Tx,
  { order, conflict }: Held,
  actor: Person,
  { amount, reason }: Verdict,
) {
  const now = context.clock.now()
  const reply_by = await proposalUntil(context, tx, true)
  const parts = await planRefund(tx, { order, amount, destination: 'card' })
  await addRequest(tx, {
    conflict_id: conflict.id,
    order_id: order.id,
    made_by: 'staff',
    maker_id: actor.id,
    amount,
    currency: order.currency,
    destination: 'card',
    text: reason,
    parts: parts && JSON.stringify(parts),
    reply_by,
    created_at: now,
    updated_at: now,
  })
  await tell(acting(context, 'staff'), tx, {
    fact: 'conflict_moved',
    order: order.id,
    conflict: conflict.id,
    step: numberOf(proposalMachine.propose),
    from: 'conflicted',
    to: 'conflicted',
    reason,
    back: parts && backOf(parts),
    along: { order, refund: parts && refundToSides(parts), reply_by },
  })
}

async function decide(
  context: Context,
  tx: Tx,
  { order, conflict }: Held,
  actor: Person,
  { amount, reason }: Verdict,
) {
  const now = context.clock.now()
  const needsSecond = amount > (await ruleIn(tx, 'second_approval', order.currency))
  const parts = await planRefund(tx, { order, amount, destination: 'card' })
  const decided = {
    decision_parts: parts && JSON.stringify(parts),
    decision_amount: amount,
    decision_reason: reason,
    decided_by: actor.id,
    decided_at: now,
    approved_by: null,
    claimed_by: null,
    claimed_at: null,
    updated_at: now,
  }
  if (needsSecond) return perform(context, tx, conflictMachine.askSecond, conflict, { patch: decided })
  const held = { order, conflict: { ...conflict, ...decided, decision_parts: parts } }
  await announce(context, tx, conflictMachine.decide, held, decided)
}

/** Both read it; where it was appealed before it is carried out at once. */
async function announce(
  context: Context,
  tx: Tx,
  step: typeof conflictMachine.decide | typeof conflictMachine.approve,
  { order, conflict }: Held,
  patch: Unmoved<'conflict'>,
) {
  const isFinal = conflict.appealed_at !== null
  const reply_by = await appealUntil(context, tx)
  const parts = await decisionPartsKept(tx, order, conflict)
  const reason = conflict.decision_reason ?? ''
  const refund = await decisionInWords(tx, order, conflict)
  await perform(context, tx, step, conflict, {
    patch: { ...patch, ...(!isFinal && { reply_by }) },
    told: { reason, back: parts && backOf(parts), along: { order, refund, reply_by, isFinal } },
  })
  if (isFinal) await carryOutDecision(context, tx, { order, conflict: { ...conflict, status: 'decided' } })
}

/** Nobody appealed in time: the amount is booked, and the rest is the agent’s. */
export async function carryOutDecision(context: Context, tx: Tx, { order, conflict }: Held) {
  const { total = 0, left } = (await refundableOf(tx, order.id)) ?? {}
  // Nothing can go back now though something is left: it waits for the bank, or for people who book what a bank did.
  if (total === 0 && left && left.total > 0) return
  if ((conflict.decision_amount ?? 0) > total)
    return decideAgain(acting(context, SYSTEM), tx, { order, conflict })
  const now = context.clock.now()
  const id = await addRequest(tx, {
    conflict_id: conflict.id,
    order_id: order.id,
    made_by: 'staff',
    maker_id: conflict.decided_by,
    amount: conflict.decision_amount ?? 0,
    currency: order.currency,
    destination: 'card',
    text: conflict.decision_reason ?? '',
    created_at: now,
    updated_at: now,
  })
  const request = await findRequest(tx, id)
  if (!request) return
  const parts = await settleRequest(acting(context, SYSTEM), tx, { order, conflict, request })
  // The parts that are told from now on are those that were booked.
  await setConflict(tx, conflict.id, { decision_parts: JSON.stringify(parts) })
}

/** K3b or K3c, by a second member of our team. */
export const approveConflict = (context: Context, actor: Person, id: string, agrees: boolean) =>
  transact(context, async (tx) => {
    const { order, conflict } = await takeForStaff(tx, id)
    if (conflict.status !== 'approval') throw refusalOf(conflictMachine.approve)
    const closed = closedTo(actor.id, order, conflict)
    if (closed) throw notNow(closed)
    if (agrees) await refuseAboveLeft(tx, order, conflict.decision_amount ?? 0)
    const now = context.clock.now()
    if (agrees) {
      const approved = { approved_by: actor.id, updated_at: now }
      await announce(context, tx, conflictMachine.approve, { order, conflict }, approved)
    }
    // The sides never read a decision that nobody announced.
    else
      await perform(
        context,
        tx,
        conflictMachine.sendBack,
        { id },
        {
          patch: {
            decision_amount: null,
            decision_parts: null,
            decision_reason: null,
            updated_at: now,
          },
        },
      )
    const act = agrees ? 'approve' : 'return'
    const amount = conflict.decision_amount ?? 0
    await tell(acting(context, 'staff'), tx, {
      fact: 'conflict_judged',
      person: order.client_id,
      conflict: id,
      act,
      amount,
    })
  })

/** Since it was decided a bank may have taken a part. */
async function refuseAboveLeft(tx: Tx, { id, currency }: HeldOrder, amount: number) {
  const total = (await refuseWithBank(tx, id))?.total ?? 0
  if (amount > total)
    throw notNow(
      `Only ${showMoney(total, currency)} are left of the payment. Please send the decision back, so that it is decided again.`,
    )
}
