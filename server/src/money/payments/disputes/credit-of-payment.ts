import type { Tx } from '../../../platform/database/database.ts'
import { lockKeptFrom } from '../../coupons/lock-kept-from.ts'
import { moneyOfOrder } from '../../ledger/money-of-order.ts'
import type { HeldAttempt } from '../attempts/lock-own-payment.ts'
import { leftOf } from '../refunds/left-of-order.ts'
import { lockRefundsOf } from '../refunds/refund-store.ts'
import { amountsLost } from './dispute-store.ts'

interface Asked {
  /** The id of the row of the dispute. */
  id: string
  amount: number
}

interface Stands {
  /** A bank took nothing yet of this much of the credit that was kept from the payment. */
  free: number
  /** The dispute has taken this much of it, if it was lost. */
  byThis: number
  /** This much was neither given back nor taken, and the bank takes it first. */
  left: number
}

/** It tells where the money of a payment is, as far as a bank that decides otherwise has to know. */
export const standingOf = (tx: Tx, held: HeldAttempt, asked: Asked): Promise<Stands> =>
  held.payable.sells === 'plan' ? ofPlan(tx, held, asked) : ofOrder(tx, held, asked)

async function ofOrder(tx: Tx, { payment, payable }: HeldAttempt, { amount }: Asked) {
  const { kept, taken } = (await moneyOfOrder(tx, payable.id)).credit
  const { total, sources } = await leftOf(tx, payment)
  return {
    free: kept - taken,
    byThis: Math.min(amount, taken),
    left: Math.min(total, Math.max(sources.card, 0)),
  }
}

/** The books tell no plan from another. Nobody has more of a payment than was paid: what is beyond that a bank took from the credit. */
async function ofPlan(tx: Tx, { payment, activity }: HeldAttempt, { id, amount }: Asked) {
  const kept = await lockKeptFrom(tx, payment)
  const refunds = await lockRefundsOf(tx, activity.id)
  const back = sum(
    refunds.filter(({ status }) => status !== 'kept' && status !== 'taken').map((refund) => refund.amount),
  )
  const lost = sum(await amountsLost(tx, payment.id, id))
  const taken = (all: number) => Math.min(Math.max(all + back + kept - payment.amount, 0), kept)
  return {
    free: kept - taken(lost),
    byThis: taken(lost + amount) - taken(lost),
    left: Math.max(payment.amount - back - kept - lost, 0),
  }
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
