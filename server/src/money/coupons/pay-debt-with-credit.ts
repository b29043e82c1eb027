import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import { performOrSkip } from '../../ground/facts/perform.ts'
import type { Tx } from '../../platform/database/database.ts'
import { debtOfClient, lockDebtOfClient } from '../ledger/debt-of-client.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { debtPaidWithCredit } from '../ledger/templates/debt-templates.ts'
import { couponMachine } from './coupon-state.ts'
import { type CouponRow, holdersOf, lockCreditOf, loseUses, setCoupon } from './store.ts'

/**
 * L11b. Whatever credit a client has first pays what they owe; except what a bank decides about, what a try to pay counts
 * on and what is asked back as money. Answers what is owed still.
 */
export async function payDebtWithCredit(context: Context, tx: Tx, client: string, currency: string) {
  if ((await debtOfClient(tx, client, currency)) === 0) return 0
  const free = await freeOf(tx, await lockCreditOf(tx, client, currency))
  const debt = await lockDebtOfClient(tx, client, currency)
  const now = context.clock.now()
  let left = debt
  for (const { id, balance } of free) {
    const part = Math.min(balance, left)
    if (part === 0) break
    left -= part
    await setCoupon(tx, id, { balance: balance - part, updated_at: now })
    await loseUses(tx, [id], now, ['reserved'])
    if (part === balance)
      await performOrSkip(context, tx, couponMachine.payDebt, { id }, { patch: { updated_at: now } })
  }
  await postEntry(context, tx, {
    ...debtPaidWithCredit({ currency, client, amount: debt - left }),
    cause: `debt:${randomUUID()}`,
    orderId: null,
    actorId: null,
    requestId: null,
  })
  return left
}

async function freeOf(tx: Tx, coupons: CouponRow[]) {
  const ids = coupons.map(({ id }) => id)
  const kept = (await holdersOf(tx, ids)).filter(({ state }) => state === 'kept')
  const isKept = new Set(kept.map(({ coupon_id }) => coupon_id))
  return coupons.filter(
    ({ id, status, held_for, in_refund }) =>
      status === 'active' && !held_for && !in_refund && !isKept.has(id),
  )
}
