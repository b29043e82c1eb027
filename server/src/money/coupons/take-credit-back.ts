import type { Context } from '../../context.ts'
import { performOrFail, performOrSkip } from '../../ground/facts/perform.ts'
import type { Tx } from '../../platform/database/database.ts'
import { lockDebtOfClient } from '../ledger/debt-of-client.ts'
import { type Entry, postEntry } from '../ledger/post-entry.ts'
import { creditGivenBack, creditTakenBack } from '../ledger/templates/debt-templates.ts'
import { couponMachine } from './coupon-state.ts'
import { makeCode } from './make-code.ts'
import { addCoupons, lockCreditOf, loseUses, setCoupon } from './store.ts'

interface OfPayment extends Pick<Entry, 'cause' | 'orderId'> {
  client: string
  payment: string
  currency: string
  amount: number
}

const BY_BANK = { actorId: null, requestId: null }

/**
 * L8f. From what is left of the credit that was kept from a payment; what is spent of it is owed from now on. Never more than
 * was kept from it: what came beside it, by another charge, is none of it.
 */
export async function takeCreditBack(context: Context, tx: Tx, { amount, ...of }: OfPayment) {
  const { client, payment, currency, cause, orderId } = of
  const now = context.clock.now()
  const kept = (await lockCreditOf(tx, client, currency)).filter(({ payment_id }) => payment_id === payment)
  const most = kept.reduce((sum, coupon) => sum + coupon.amount, 0)
  const all = Math.min(amount, most)
  let left = all
  const coupons: string[] = []
  for (const { id, balance, taken_amount } of kept) {
    const part = Math.min(balance, left)
    if (part === 0) continue
    left -= part
    coupons.push(id)
    await setCoupon(tx, id, {
      balance: balance - part,
      taken_amount: taken_amount + part,
      updated_at: now,
    })
    await loseUses(tx, [id], now, ['reserved', 'kept'])
    if (part === balance)
      await performOrSkip(context, tx, couponMachine.takeBack, { id }, { patch: { updated_at: now } })
  }
  await postEntry(context, tx, {
    ...creditTakenBack({ currency, client, credit: all - left, debt: left }),
    cause,
    orderId,
    ...BY_BANK,
  })
  return { credit: all - left, debt: left, coupons }
}

/** L8g. What was taken is on its coupons again; what was owed is owed no more, or credit where it was paid by then. */
export async function giveCreditBack(context: Context, tx: Tx, { amount, ...of }: OfPayment) {
  const { client, payment, currency, cause, orderId } = of
  const now = context.clock.now()
  let left = amount
  for (const { id, payment_id, balance, taken_amount } of await lockCreditOf(tx, client, currency)) {
    const part = payment_id === payment ? Math.min(taken_amount, left) : 0
    if (part === 0) continue
    left -= part
    await performOrFail(
      context,
      tx,
      couponMachine.giveAgain,
      { id },
      {
        patch: {
          balance: balance + part,
          taken_amount: taken_amount - part,
          updated_at: now,
        },
      },
    )
  }
  const debt = Math.min(left, await lockDebtOfClient(tx, client, currency))
  await postEntry(context, tx, {
    ...creditGivenBack({ currency, client, credit: amount - debt, debt }),
    cause,
    orderId,
    ...BY_BANK,
  })
  const rest = left - debt
  if (rest > 0)
    await addCoupons(tx, [
      {
        code: makeCode('CREDIT'),
        kind: 'credit',
        owner_id: client,
        payment_id: payment,
        currency,
        amount: rest,
        balance: rest,
        note: 'Given back after a bank decided otherwise',
        created_at: now,
        updated_at: now,
      },
    ])
  return amount - debt
}
