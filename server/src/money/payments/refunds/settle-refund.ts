import type { PaymentAlarmKind } from '@sojourn/contract/desk/staff-ledger'
import type { Context } from '../../../context.ts'
import { performOrSkip } from '../../../ground/facts/perform.ts'
import { tell } from '../../../ground/facts/tell.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { RefundState } from '../../../platform/payments/processor.ts'
import { postEntry } from '../../ledger/post-entry.ts'
import { refundPaidOut, refundReturned } from '../../ledger/templates/payment-templates.ts'
import { raiseAlarm } from '../alarms/raise-alarm.ts'
import { tellOfFailure } from '../failed/tell-of-failure.ts'
import { isOurs } from '../is-ours.ts'
import type { Outcome } from '../news/event-store.ts'
import { inAWhile } from '../news/next-check.ts'
import { findPayment, lockPayment } from '../store.ts'
import { bookRefundElsewhere } from './book-refund-elsewhere.ts'
import type { HeldRefund } from './hold-refund.ts'
import { noteRefunded, noteReturned } from './note-refunded.ts'
import { refundMachine } from './refund-state.ts'
import { findRefundAs, lockRefund, type RefundRow, setRefund } from './refund-store.ts'

const PROCESSOR = { id: null, mode: 'processor', requestId: null } as const

export const settleRefund = (context: Context, state: RefundState) =>
  transact(context, (tx) => settleRefundIn(context, tx, state))

/** The processor's book decides; once a refund is done it is in ours too, and one that comes back as well. */
export async function settleRefundIn(context: Context, tx: Tx, state: RefundState): Promise<Outcome> {
  const found = await findRefundAs(tx, state.id, isOurs(state) ? state.reference : null)
  const payment = found && (await findPayment(tx, found.payment_id))
  if (!payment) return settleElsewhere(context, tx, state)
  await context.payables[payment.payable].hold(tx, payment.payable_id)
  await lockPayment(tx, payment.id)
  const refund = await lockRefund(tx, found.id)
  if (!refund) return 'known'
  // Another one took its place.
  if (refund.processor_id && refund.processor_id !== state.id)
    return state.state === 'failed' ? 'known' : settleElsewhere(context, tx, state)
  return settle(context, tx, { refund, payment }, state)
}

async function settleElsewhere(context: Context, tx: Tx, state: RefundState): Promise<Outcome> {
  const booked = await bookRefundElsewhere(context, tx, state)
  if (typeof booked === 'string') return booked
  await settle(context, tx, booked, state)
  return 'applied'
}

async function settle(context: Context, tx: Tx, held: HeldRefund, state: RefundState): Promise<Outcome> {
  const { refund } = held
  if (refund.status === 'processed' && state.state !== 'failed') return 'known'
  // From there nothing leads back, even where it is heard late that it had arrived.
  if (refund.returned_at) return 'known'
  if (state.amount !== refund.amount || state.currency !== refund.currency) {
    await alarm(context, tx, held, state, 'wrong_refund')
    return 'refused'
  }
  const now = context.clock.now()
  await setRefund(tx, refund.id, { processor_id: state.id, look_at: inAWhile(now), updated_at: now })
  if (state.state === 'pending') return 'known'
  const isDone = await TAKE_STEP[stepOf(held, state)](context, tx, held, state)
  return isDone ? 'applied' : 'known'
}

const stepOf = ({ refund }: HeldRefund, { state }: RefundState) =>
  state === 'succeeded' ? 'R2' : refund.status === 'processed' ? 'R4' : 'R3'

/** False, and nothing booked, where it is heard once more. */
type TakeStep = (context: Context, tx: Tx, held: HeldRefund, state: RefundState) => Promise<boolean>

const fail: TakeStep = async (context, tx, held, state) => {
  if (!(await performOrSkip(context, tx, refundMachine.fail, held.refund))) return false
  await alarm(context, tx, held, state, 'refund_failed')
  await tellOfFailure(context, tx, held, 'R3')
  return true
}

const finish: TakeStep = async (context, tx, { refund, payment }, state) => {
  const { id, amount, currency } = refund
  if (!(await performOrSkip(context, tx, refundMachine.arrive, { id }))) return false
  await postEntry(context, tx, {
    ...refundPaidOut({ currency, refund: id, amount }),
    ...entryOf(refund, state),
  })
  await noteRefunded(context, tx, { refund, payment })
  await tell(context, tx, {
    fact: 'refund_paid',
    person: payment.payer_id,
    refund: id,
    along: { payment, amount, currency, instead: state.reference === id ? null : state.id },
  })
  if (refund.order_id || refund.reason === 'credit')
    await tell(
      context,
      tx,
      {
        fact: 'refund_arrived',
        person: payment.payer_id,
        refund: id,
        back: { currency, card: amount, credit: 0, promo: 0 },
      },
      PROCESSOR,
    )
  return true
}

/** The bank sent it back days after it had arrived: the money is with us again, and still its payer's. */
const takeBack: TakeStep = async (context, tx, held, state) => {
  const { refund } = held
  const { id, amount, currency } = refund
  const now = context.clock.now()
  if (!(await performOrSkip(context, tx, refundMachine.comeBack, { id }, { patch: { returned_at: now } })))
    return false
  await postEntry(context, tx, {
    ...refundReturned({ currency, refund: id, amount }),
    ...entryOf(refund, state),
  })
  await noteReturned(tx, held, now)
  await alarm(context, tx, held, state, 'refund_returned')
  await tellOfFailure(context, tx, held, 'R4')
  return true
}

const TAKE_STEP = { R2: finish, R3: fail, R4: takeBack }

/** One that took the place of another is paid out a second time. */
const entryOf = ({ id, order_id }: RefundRow, state: RefundState) => ({
  cause: state.reference === id ? `refund:${id}` : `refund:${id}:${state.id}`,
  orderId: order_id,
  actorId: null,
  requestId: null,
})

const alarm = (
  context: Context,
  tx: Tx,
  { refund, payment }: HeldRefund,
  { id, amount, currency }: RefundState,
  kind: PaymentAlarmKind,
) =>
  raiseAlarm(context, tx, {
    kind,
    paymentId: payment.id,
    activityId: refund.activity_id,
    processorId: id,
    about: id,
    detail: { refund: refund.id, amount, currency },
  })
