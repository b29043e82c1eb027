import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { DisputeState } from '../../../platform/payments/processor.ts'
import { freeCreditOf, holdCreditForBank } from '../../coupons/hold-credit-for-bank.ts'
import { payDebtWithCredit } from '../../coupons/pay-debt-with-credit.ts'
import { giveCreditBack, takeCreditBack } from '../../coupons/take-credit-back.ts'
import { moneyOfOrder } from '../../ledger/money-of-order.ts'
import { postEntry } from '../../ledger/post-entry.ts'
import { lossGivenBack } from '../../ledger/templates/debt-templates.ts'
import type { HeldAttempt } from '../attempts/lock-own-payment.ts'
import { refuseCreditRefunds } from '../credit/refuse-credit-refunds.ts'
import { leftOf } from '../refunds/left-of-order.ts'
import { isGone, oweOrBear } from './owe-or-bear.ts'
import { tellOfCredit } from './tell-of-credit.ts'

interface Followed {
  /** It is null where it is new. */
  before: DisputeState['state'] | null
  dispute: DisputeState
}

/**
 * The credit that was kept from a payment waits while a bank decides about that, and is free again once it is won. Of one
 * that is lost after all, or won after all, nobody took or gave back anything before.
 */
export async function followWithCredit(
  context: Context,
  tx: Tx,
  held: HeldAttempt,
  { before, dispute }: Followed,
) {
  if (held.payable.sells !== 'work') return
  const whose = ofPayment(held)
  const key = `dispute:${dispute.id}:${dispute.state}`
  const told = { client: whose.client, payment: held.payment.ref, currency: whose.currency, key }
  if (dispute.state === 'open') {
    const amount = await holdCreditForBank(context, tx, whose)
    return tellOfCredit(context, tx, { ...told, amount, end: 'held' })
  }
  if (dispute.state === 'won') {
    if (before === 'lost') await giveBackWon(context, tx, held, dispute)
    if (before !== null)
      await tellOfCredit(context, tx, { ...told, amount: await freeCreditOf(tx, whose), end: 'free' })
    return
  }
  if (before !== 'won') return
  const { total, sources } = await leftOf(tx, held.payment)
  const ofOrder = Math.min(dispute.amount, total, Math.max(sources.card, 0))
  await takeFromCredit(context, tx, held, { cause: newCause(), dispute, amount: dispute.amount - ofOrder })
}

const newCause = () => `dispute:${randomUUID()}`

const ofPayment = ({ payment, payable }: HeldAttempt) => ({
  client: payment.payer_id,
  payment: payment.id,
  currency: payment.currency,
  orderId: payable.orderId,
})

async function giveBackWon(context: Context, tx: Tx, held: HeldAttempt, dispute: DisputeState) {
  const { credit } = await moneyOfOrder(tx, held.payable.id)
  const amount = Math.min(dispute.amount, credit.taken)
  if (amount <= 0) return
  const whose = ofPayment(held)
  const given = { ...whose, amount, cause: newCause() }
  if (await isGone(tx, whose.client)) return bearNoMore(context, tx, given)
  await giveCreditBack(context, tx, given)
  await payDebtWithCredit(context, tx, whose.client, whose.currency)
}

/** L8g. Nobody is there to have it as credit. */
async function bearNoMore(
  context: Context,
  tx: Tx,
  given: { currency: string; amount: number; cause: string; orderId: string | null },
) {
  await postEntry(context, tx, {
    ...lossGivenBack(given),
    cause: given.cause,
    orderId: given.orderId,
    actorId: null,
    requestId: null,
  })
}

interface Taken {
  cause: string
  dispute: DisputeState
  amount: number
}

/** L8f. Answers how much of a lost dispute the credit bore that was kept from its payment, and what was spent of it. */
export async function takeFromCredit(
  context: Context,
  tx: Tx,
  held: HeldAttempt,
  { cause, dispute, amount }: Taken,
) {
  const { payment } = held
  const { credit: made } = await moneyOfOrder(tx, held.payable.id)
  const taken = Math.min(amount, made.kept - made.taken)
  if (taken <= 0 || payment.currency !== dispute.currency) return 0
  const whose = ofPayment(held)
  const { client, currency } = whose
  const { credit, debt, coupons } = await takeCreditBack(context, tx, { ...whose, amount: taken, cause })
  await refuseCreditRefunds(context, tx, client, debt > 0 ? { currency } : { coupons })
  const told = { client, payment: payment.ref, currency, key: cause }
  await tellOfCredit(context, tx, { ...told, amount: credit, end: 'taken' })
  if (debt > 0) await oweOrBear(context, tx, { client, currency, cause })
  return credit + debt
}
