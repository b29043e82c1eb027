import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { DisputeState } from '../../../platform/payments/processor.ts'
import { freeCreditOf, holdCreditForBank } from '../../coupons/hold-credit-for-bank.ts'
import { payDebtWithCredit } from '../../coupons/pay-debt-with-credit.ts'
import { giveCreditBack, takeCreditBack } from '../../coupons/take-credit-back.ts'
import { postEntry } from '../../ledger/post-entry.ts'
import { lossGivenBack } from '../../ledger/templates/debt-templates.ts'
import type { HeldAttempt } from '../attempts/lock-own-payment.ts'
import { refuseCreditRefunds } from '../credit/refuse-credit-refunds.ts'
import { standingOf } from './credit-of-payment.ts'
import type { DisputeRow } from './dispute-store.ts'
import { newCause } from './new-cause.ts'
import { isGone, oweOrBear } from './owe-or-bear.ts'
import { tellOfCredit } from './tell-of-credit.ts'

interface Followed {
  /** Its row as it stood before; there is none where it is new. */
  known: DisputeRow | undefined
  dispute: DisputeState
}

/**
 * The credit that was kept from a payment waits while a bank decides about that, and is free again once it is won. Of one
 * that is lost after all, or won after all, nobody took or gave back anything before. Answers how much its client has of it
 * again, below zero where it was taken from them.
 */
export async function followWithCredit(
  context: Context,
  tx: Tx,
  held: HeldAttempt,
  { known, dispute }: Followed,
): Promise<number> {
  if (held.payable.sells === 'debt') return 0
  const whose = ofPayment(held)
  const key = `dispute:${dispute.id}:${dispute.state}`
  const told = { client: whose.client, payment: held.payment.ref, currency: whose.currency, key }
  if (dispute.state === 'open') {
    const amount = await holdCreditForBank(context, tx, whose)
    await tellOfCredit(context, tx, { ...told, amount, end: 'held' })
    return 0
  }
  if (dispute.state === 'won') {
    if (!known) return 0
    const given = known.state === 'lost' ? await giveBackWon(context, tx, held, { id: known.id, dispute }) : 0
    await tellOfCredit(context, tx, { ...told, amount: await freeCreditOf(tx, whose), end: 'free' })
    return given
  }
  if (known?.state !== 'won') return 0
  const { id } = known
  const { left } = await standingOf(tx, held, { id, amount: dispute.amount })
  const amount = Math.max(dispute.amount - left, 0)
  return -(await takeFromCredit(context, tx, held, { id, cause: newCause(), dispute, amount }))
}

const ofPayment = ({ payment, payable }: HeldAttempt) => ({
  client: payment.payer_id,
  payment: payment.id,
  currency: payment.currency,
  orderId: payable.orderId,
})

async function giveBackWon(
  context: Context,
  tx: Tx,
  held: HeldAttempt,
  { id, dispute }: Pick<Taken, 'id' | 'dispute'>,
) {
  const { byThis: amount } = await standingOf(tx, held, { id, amount: dispute.amount })
  if (amount <= 0) return 0
  const whose = ofPayment(held)
  const given = { ...whose, amount, cause: newCause() }
  if (await isGone(tx, whose.client)) await bearNoMore(context, tx, given)
  else {
    await giveCreditBack(context, tx, given)
    await payDebtWithCredit(context, tx, whose.client, whose.currency)
  }
  return amount
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
  /** The id is the one of its row. */
  id: string
  cause: string
  dispute: DisputeState
  amount: number
}

/** L8f. Answers how much of a lost dispute the credit bore that was kept from its payment, and what was spent of it. */
export async function takeFromCredit(
  context: Context,
  tx: Tx,
  held: HeldAttempt,
  { id, cause, dispute, amount }: Taken,
) {
  const { payment } = held
  const { free } = await standingOf(tx, held, { id, amount: dispute.amount })
  const taken = Math.min(amount, free)
  if (taken <= 0 || payment.currency !== dispute.currency) return 0
  const whose = ofPayment(held)
  const { client, currency } = whose
  const { credit, debt, coupons } = await takeCreditBack(context, tx, { ...whose, amount: taken, cause })
  await refuseCreditRefunds(context, tx, client, { coupons, owed: debt > 0 ? currency : null })
  const told = { client, payment: payment.ref, currency, key: cause }
  await tellOfCredit(context, tx, { ...told, amount: credit, end: 'taken' })
  if (debt > 0) await oweOrBear(context, tx, { client, currency, cause })
  return credit + debt
}
