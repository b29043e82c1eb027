import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { rule, ruleIn } from '../../../ground/rules/rule.ts'
import { refundableOf } from '../../../money/payments/refunds/refundable-of-order.ts'
import { showMoney } from '../../../money/payments/show-money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { moveOrRefuse } from '../../../platform/database/move.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { type By, SYSTEM } from '../../../platform/http/by.ts'
import { enqueueMails } from '../../../platform/mail/enqueue-mail.ts'
import { momentInWords } from '../../../platform/mail/writing/moment-in-words.ts'
import { invalidField, notNow } from '../../../platform/refusal.ts'
import { refusalOf } from '../../../platform/states/machine.ts'
import type { HeldOrder } from '../../orders/hold-order.ts'
import { momentFor, named, toSides } from '../conflict-mails.ts'
import { conflictMachine } from '../conflict-state.ts'
import { refundWords } from '../proposal-mails.ts'
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
    if (conflict.status !== 'mediation') throw refusalOf(conflictMachine as never, 'K3')
    const closed = closedTo(actor.id, order, conflict)
    if (closed) throw notNow(closed)
    if (claimerOf(conflict, context.clock) !== actor.id)
      throw notNow('Please take this conflict first, so that no two decide it.')
    const total = (await refuseWithBank(tx, order.id))?.total ?? 0
    if (verdict.amount > total)
      throw invalidField('amount', `please enter at most ${showMoney(total, order.currency)}`)
    if (verdict.step === 'decide') await refuseBeforeAnswers(context, tx, conflict, actor)
    const by = { ...context.by, mode: 'staff' as const }
    await clearPending(context, tx, conflict)
    if (verdict.step === 'propose') await propose(context, tx, held, actor, verdict, by)
    else await decide(context, tx, held, actor, verdict, by)
    const { step: act, amount, reason } = verdict
    await tell(
      context,
      tx,
      { fact: 'conflict_judged', person: order.client_id, conflict: id, act, amount, reason },
      { ...by, id: actor.id },
    )
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
    await moveOrRefuse(tx, proposalMachine, 'R4', pending.id, { answered_at: now, updated_at: now })
}

async function propose(
  context: Context,
  tx: Tx,
  { order, conflict }: Held,
  actor: Person,
  { amount, reason }: Verdict,
  by: By,
) {
  const now = context.clock.now()
  const reply_by = await proposalUntil(context, tx, true)
  await addRequest(tx, {
    ...{ conflict_id: conflict.id, order_id: order.id, made_by: 'staff', maker_id: actor.id },
    ...{ amount, currency: order.currency, destination: 'card', text: reason },
    ...{ reply_by, created_at: now, updated_at: now },
  })
  await say(context, tx, { order, conflict }, by, {
    step: 'R1',
    subject: `Our team proposes a solution for order ${order.ref}`,
    text: (side) =>
      `Our team proposes that ${refundWords(amount, order)} for ${named(order)}. If both sides accept by ${momentFor(order, side, reply_by)}, it is done; else our team decides.`,
    overBy: { order: order.id, facts: ['conflict_closed'] },
    reason,
  })
}

async function decide(
  context: Context,
  tx: Tx,
  { order, conflict }: Held,
  actor: Person,
  { amount, reason }: Verdict,
  by: By,
) {
  const now = context.clock.now()
  const needsSecond = amount > (await ruleIn(tx, 'second_approval', order.currency))
  const decided = {
    ...{ decision_amount: amount, decision_reason: reason, decided_by: actor.id, decided_at: now },
    ...{ approved_by: null, claimed_by: null, claimed_at: null, updated_at: now },
  }
  if (needsSecond) return moveOrRefuse(tx, conflictMachine, 'K3a', conflict.id, decided)
  await moveOrRefuse(tx, conflictMachine, 'K3', conflict.id, decided)
  await announce(context, tx, { order, conflict: { ...conflict, ...decided } }, by)
}

/** Both read it; where it was appealed before it is carried out at once. */
async function announce(context: Context, tx: Tx, { order, conflict }: Held, by: By) {
  const isFinal = conflict.appealed_at !== null
  const reply_by = await appealUntil(context, tx)
  const amount = conflict.decision_amount ?? 0
  await say(context, tx, { order, conflict }, by, {
    step: 'K3',
    subject: `Our team has decided about order ${order.ref}`,
    text: (side) =>
      `Our team has decided that ${refundWords(amount, order)} for ${named(order)}. ${isFinal ? 'This is final.' : `You can appeal once in the order until ${momentFor(order, side, reply_by)}, with something new.`}`,
    reason: conflict.decision_reason ?? '',
  })
  if (isFinal) return carryOutDecision(context, tx, { order, conflict: { ...conflict, status: 'decided' } })
  await setConflict(tx, conflict.id, { reply_by })
}

/** Once nobody appealed in time: the amount is booked, and the rest is the agent’s. */
export async function carryOutDecision(context: Context, tx: Tx, { order, conflict }: Held) {
  const { total = 0, left } = (await refundableOf(tx, order.id)) ?? {}
  // Nothing can go back now though something is left: it waits for the bank, or for people who book what a bank did.
  if (total === 0 && left && left.total > 0) return
  if ((conflict.decision_amount ?? 0) > total) return decideAgain(context, tx, { order, conflict }, SYSTEM)
  const now = context.clock.now()
  const id = await addRequest(tx, {
    ...{ conflict_id: conflict.id, order_id: order.id, made_by: 'staff', maker_id: conflict.decided_by },
    ...{ amount: conflict.decision_amount ?? 0, currency: order.currency, destination: 'card' },
    ...{ text: conflict.decision_reason ?? '', created_at: now, updated_at: now },
  })
  const request = await findRequest(tx, id)
  if (request) await settleRequest(context, tx, { order, conflict, request }, SYSTEM)
}

/** K3b or K3c, by a second member of our team. */
export const approveConflict = (context: Context, actor: Person, id: string, agrees: boolean) =>
  transact(context, async (tx) => {
    const { order, conflict } = await takeForStaff(tx, id)
    if (conflict.status !== 'approval') throw refusalOf(conflictMachine as never, 'K3b')
    const closed = closedTo(actor.id, order, conflict)
    if (closed) throw notNow(closed)
    if (agrees) await refuseAboveLeft(tx, order, conflict.decision_amount ?? 0)
    const now = context.clock.now()
    const by = { ...context.by, mode: 'staff' as const }
    if (agrees) {
      await moveOrRefuse(tx, conflictMachine, 'K3b', id, { approved_by: actor.id, updated_at: now })
      await announce(context, tx, { order, conflict: { ...conflict, status: 'decided' } }, by)
    }
    // What nobody announced the sides never read.
    else
      await moveOrRefuse(tx, conflictMachine, 'K3c', id, {
        ...{ decision_amount: null, decision_reason: null, updated_at: now },
      })
    const act = agrees ? 'approve' : 'return'
    const amount = conflict.decision_amount ?? 0
    await tell(
      context,
      tx,
      { fact: 'conflict_judged', person: order.client_id, conflict: id, act, amount },
      { ...by, id: actor.id },
    )
  })

/** Since it was decided a bank may have taken a part. */
async function refuseAboveLeft(tx: Tx, { id, currency }: HeldOrder, amount: number) {
  const total = (await refuseWithBank(tx, id))?.total ?? 0
  if (amount > total)
    throw notNow(
      `Only ${showMoney(total, currency)} are left of the payment. Please send the decision back, so that it is decided again.`,
    )
}

interface Said {
  step: string
  subject: string
  text: (side: 'client' | 'agent') => string
  reason: string
  /** What ends it while its mail waits. */
  overBy?: { order: string; facts: string[] }
}

async function say(context: Context, tx: Tx, { order, conflict }: Held, by: By, said: Said) {
  const event = await tell(
    context,
    tx,
    {
      ...{ fact: 'conflict_moved', order: order.id, conflict: conflict.id },
      ...{ step: said.step, from: 'conflicted', to: 'conflicted', reason: said.reason },
    },
    by,
  )
  const { subject, text, reason: quote, overBy } = said
  const word = (side: 'client' | 'agent') => ({
    ...{ subject, heading: subject, paragraphs: [text(side)], quote },
    ...(overBy && { overBy }),
  })
  await enqueueMails(context, tx, toSides(order, event, { client: word('client'), agent: word('agent') }))
}
