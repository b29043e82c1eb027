import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { perform, performOrFail } from '../../../ground/facts/perform.ts'
import { tell } from '../../../ground/facts/tell.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { By } from '../../../platform/http/by.ts'
import { issueCredit } from '../../coupons/issue-credit.ts'
import { postEntry } from '../../ledger/post-entry.ts'
import { refundTakenByBank } from '../../ledger/templates/dispute-templates.ts'
import { type BankDetails, hintOf } from '../../wallets/linking/bank-details.ts'
import { inAWhile } from '../news/next-check.ts'
import type { HeldRefund } from '../refunds/hold-refund.ts'
import { noteRefunded } from '../refunds/note-refunded.ts'
import { refundMachine } from '../refunds/refund-state.ts'
import { STRAY, setRefund } from '../refunds/refund-store.ts'
import { sendRefund } from '../refunds/send-refund.ts'
import { showMoney } from '../show-money.ts'
import { settleAlarmsOf } from './failed-refund-store.ts'
import { sealRefundBank } from './refund-bank-details.ts'
import { readerOf } from './tell-of-failure.ts'
import { addTransfer, setTransfer } from './transfer-store.ts'

/** News of the tries before are of no effect on it any more. */
const asNew = () => ({ processor_id: null, ask_key: randomUUID() })

/** R6. Under a new key: under the old one the processor would only repeat its answer. */
export async function tryCardAgain(context: Context, tx: Tx, { refund }: HeldRefund) {
  const now = context.clock.now()
  await perform(context, tx, refundMachine.retry, refund, {
    patch: {
      ...asNew(),
      tries: refund.tries + 1,
      returned_at: null,
      told_at: null,
      look_at: inAWhile(now),
      updated_at: now,
    },
  })
  await settleAlarmsOf(tx, refund.id, now)
  await context.jobs.enqueue(tx, sendRefund, { refund_id: refund.id })
}

/** R7 and U1. */
export async function keepAsCredit(
  context: Context,
  tx: Tx,
  held: HeldRefund,
  { by, chosen }: { by: By; chosen: 'payer' | 'staff' | 'clock' },
) {
  const { refund } = held
  const now = context.clock.now()
  await perform(context, tx, refundMachine.keep, refund, { patch: { ...asNew(), updated_at: now } })
  await credit(context, tx, held, refund.amount, by)
  await noteRefunded(context, tx, held)
  await settleAlarmsOf(tx, refund.id, now)
  await tell(
    context,
    tx,
    { fact: 'refund_kept', ...readerOf(held), refund: refund.id, along: { held, chosen } },
    by,
  )
}

function credit(context: Context, tx: Tx, { refund, payment }: HeldRefund, amount: number, by: By) {
  // Money that came besides a payment came by another charge than the one that credit of a payment could go
  // back to.
  const isStray = STRAY.some((reason) => reason === refund.reason)
  return issueCredit(context, tx, {
    clientId: payment.payer_id,
    paymentId: isStray ? null : payment.id,
    refundId: refund.id,
    amount,
    currency: refund.currency,
    cause: `refund:${refund.id}:kept`,
    orderId: refund.order_id,
    actorId: by.id,
    requestId: by.requestId,
  })
}

interface Given {
  details: BankDetails
  enteredBy: string
  byTeam: boolean
}

/** R8 and X1. Whoever of our team enters it has agreed to it; what its payer gave is looked at first. */
export async function giveBank(context: Context, tx: Tx, held: HeldRefund, given: Given) {
  const { refund, payment } = held
  const now = context.clock.now()
  await perform(context, tx, refundMachine.giveBank, refund, { patch: { ...asNew(), updated_at: now } })
  const hint = hintOf(given.details)
  const id = await addTransfer(tx, {
    refund_id: refund.id,
    payer_id: payment.payer_id,
    entered_by: given.enteredBy,
    hint,
    ...(given.byTeam && { approved_by: given.enteredBy, approved_at: now }),
    created_at: now,
    updated_at: now,
  })
  // The key it is sealed with is made of its id.
  await setTransfer(tx, id, { sealed_details: sealRefundBank(context, id, given.details) })
  await settleAlarmsOf(tx, refund.id, now)
  await tell(context, tx, {
    fact: 'refund_bank_given',
    ...readerOf(held),
    refund: refund.id,
    along: { held, transfer: id, hint, byTeam: given.byTeam },
  })
  await tell(context, tx, { fact: 'refund_by_bank', refund: refund.id, step: 'X1' })
}

interface Taken {
  room: number
  by: By
}

/** Nobody is there to spend credit: what the bank left of it is what our team still owes. */
export async function keepForTeam(context: Context, tx: Tx, { refund }: HeldRefund, { room, by }: Taken) {
  await setRefund(tx, refund.id, { ...asNew(), amount: room, updated_at: context.clock.now() })
  await bookTaken(context, tx, refund, { amount: refund.amount - room, cause: `taken:${room}`, by })
}

interface Booking {
  amount: number
  cause: string
  by: By
}

const bookTaken = (
  context: Context,
  tx: Tx,
  { id, currency, order_id: orderId }: HeldRefund['refund'],
  { amount, cause, by }: Booking,
) =>
  postEntry(context, tx, {
    ...refundTakenByBank({ currency, refund: id, amount }),
    cause: `refund:${id}:${cause}`,
    orderId,
    actorId: by.id,
    requestId: by.requestId,
  })

/** R12. What their own bank took back is not paid a second time; what it left is their credit. */
export async function endTaken(context: Context, tx: Tx, held: HeldRefund, { room, by }: Taken) {
  const { id, amount, currency } = held.refund
  const now = context.clock.now()
  const kept = Math.min(room, amount)
  await performOrFail(
    context,
    tx,
    refundMachine.loseToBank,
    { id },
    { patch: { ...asNew(), updated_at: now } },
  )
  await bookTaken(context, tx, held.refund, { amount: amount - kept, cause: 'taken', by })
  if (kept > 0) await credit(context, tx, held, kept, by)
  await settleAlarmsOf(tx, id, now)
  await tell(
    context,
    tx,
    {
      fact: 'refund_kept',
      ...readerOf(held),
      refund: id,
      along: {
        held,
        taken: showMoney(amount - kept, currency),
        kept: kept > 0 ? showMoney(kept, currency) : null,
      },
    },
    by,
  )
}
