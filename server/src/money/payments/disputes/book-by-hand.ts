import type { Bearer } from '@sojourn/contract/desk/staff-ledger'
import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { invalidField, notNow } from '../../../platform/refusal.ts'
import { payDebtWithCredit } from '../../coupons/pay-debt-with-credit.ts'
import { giveCreditBack } from '../../coupons/take-credit-back.ts'
import { postEntry } from '../../ledger/post-entry.ts'
import { postWithHoldings } from '../../ledger/post-with-holdings.ts'
import { split } from '../../ledger/split.ts'
import { disputeBorne, disputeWon, lossReturned } from '../../ledger/templates/dispute-templates.ts'
import { type HeldAttempt, holdAttempt } from '../attempts/lock-own-payment.ts'
import { leftOf } from '../refunds/left-of-order.ts'
import { findPayment } from '../store.ts'
import { takeFrom } from './close-unheld-dispute.ts'
import { type DisputeRow, disputesOf, findDisputeOf, setBooks } from './dispute-store.ts'
import { bearersOf, toBook } from './left-to-people.ts'
import { newCause } from './new-cause.ts'
import { isGone } from './owe-or-bear.ts'
import { tellOfCredit } from './tell-of-credit.ts'

export type Unbooked = NonNullable<Awaited<ReturnType<typeof holdUnbooked>>>

/** It is held with its payment; null where the books follow, or the bank decides still. */
export async function holdUnbooked(context: Context, tx: Tx, activityId: string, processorId: string) {
  const found = await findDisputeOf(tx, activityId, processorId)
  const its = found && (await findPayment(tx, found.payment_id))
  const held = its && (await holdAttempt(context, tx, its, activityId))
  const row = held && (await disputesOf(tx, held.payment.id)).find(({ id }) => id === found.id)
  const amount = row ? toBook(row) : null
  return held && row && amount !== null ? { held, row, amount } : null
}

/** Whoever of our team looks at it says who bears what the bank took, or has what it gave back; the payment is free again. */
export async function bookByHand(
  context: Context,
  tx: Tx,
  actor: Person,
  { unbooked: { held, row, amount }, bearer }: { unbooked: Unbooked; bearer: Bearer | undefined },
) {
  const { payment, payable } = held
  if ([payable.payerId, payable.agentId].includes(actor.id))
    throw notNow('This is your own order. Please ask a colleague.')
  const end = row.state === 'won' ? 'won' : 'lost'
  const cause = newCause()
  if (amount !== 0) {
    const isAlone = await isGone(tx, payment.payer_id)
    const bearers = bearersOf({ payable: payment.payable, end: amount > 0 ? 'won' : 'lost', isGone: isAlone })
    if (!bearer || !bearers.includes(bearer)) throw invalidField('bearer', 'please choose who bears it')
    const booking = { row, cause, amount: Math.abs(amount), bearer, actorId: actor.id }
    await (amount > 0 ? giveBack : takeBack)(context, tx, held, booking)
  }
  await setBooks(tx, row.id, { cause, unbooked: null })
  if (!payable.orderId) return
  const about = { payable: payable.orderId, person: payment.payer_id, state: end } as const
  await tell(context, tx, { fact: 'chargeback_ended', ...about }, PROCESSOR)
}

/** The order hears the verdict as if the bank had just said it. */
const PROCESSOR = { id: null, mode: 'processor', requestId: null } as const

interface Booking {
  row: DisputeRow
  cause: string
  amount: number
  bearer: Bearer
  actorId: string
}

const entryOf = (context: Context, { payable }: HeldAttempt, { cause, actorId }: Booking) => ({
  cause,
  orderId: payable.orderId,
  actorId,
  requestId: context.by.requestId,
})

/** L8e, L8f, L10c or L11d of what was paid for, as at a first end; the rest is our loss (L8d). */
async function takeBack(context: Context, tx: Tx, held: HeldAttempt, booking: Booking) {
  const { row, cause, amount, bearer } = booking
  const { currency } = row
  const chargeId = held.activity.charge_id ?? ''
  const dispute = { id: row.processor_id, chargeId, state: 'lost', amount, fee: 0, currency } as const
  const lost = { id: row.id, cause, dispute }
  const taken = bearer === 'order' ? await takeFrom[held.payable.sells](context, tx, held, lost) : 0
  const borne = disputeBorne({ currency, beyond: amount - taken, fee: 0, agentAtFault: null })
  await postEntry(context, tx, { ...borne, ...entryOf(context, held, booking) })
}

async function giveBack(context: Context, tx: Tx, held: HeldAttempt, booking: Booking) {
  const { bearer, amount } = booking
  const { currency } = booking.row
  if (bearer === 'payer') return giveToPayer(context, tx, held, booking)
  if (bearer === 'order') return giveToOrder(context, tx, held, booking)
  await postEntry(context, tx, { ...lossReturned({ currency, amount }), ...entryOf(context, held, booking) })
}

/** L8g. What they owe is paid with it first. */
async function giveToPayer(context: Context, tx: Tx, held: HeldAttempt, { cause, amount }: Booking) {
  const { payment, payable } = held
  const { payer_id: client, currency } = payment
  const whose = { client, payment: payment.id, currency, orderId: payable.orderId }
  const credit = await giveCreditBack(context, tx, { ...whose, amount, cause })
  const told = { client, payment: payment.ref, currency, key: cause }
  await tellOfCredit(context, tx, { ...told, amount: credit, end: 'free' })
  await payDebtWithCredit(context, tx, client, currency)
}

/** L8c. It is protected again while the order runs; else it is the agent’s and ours. */
async function giveToOrder(context: Context, tx: Tx, held: HeldAttempt, booking: Booking) {
  const { payment, payable } = held
  const { agentId: agent, commissionPercent: percent } = payable
  const { currency } = payment
  const price = payment.price - payment.agent_amount
  const [item = 0, ...parts] = split(booking.amount, [price, ...payment.taxes.map((tax) => tax.amount)])
  const taxes = payment.taxes.map(({ code }, index) => ({ code, amount: parts[index] ?? 0 }))
  const of = { currency, order: payable.id, taxes, charged: booking.amount }
  const entry = entryOf(context, held, booking)
  if ((payable.holdsMoney && !(await leftOf(tx, payment)).isReleased) || !agent)
    return postEntry(context, tx, { ...disputeWon({ ...of, held: { escrow: item } }), ...entry })
  const [share = 0, commission = 0] = split(item, [100 - percent, percent])
  return postWithHoldings(context, tx, { ...entry, agent, currency }, (holdings) =>
    disputeWon({ ...of, held: { agent, share, commission, holdings } }),
  )
}
