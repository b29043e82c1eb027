import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { notNow } from '../../platform/refusal.ts'
import { payDebtWithCredit } from '../coupons/pay-debt-with-credit.ts'
import { addDebtBill, openDebtBillOf } from './bill-store.ts'

/** A bill that is not paid yet comes back the same when it is asked for again. */
export const billDebt = (context: Context, actor: Person, currency: string) =>
  transact(context, async (tx) => {
    const amount = await payDebtWithCredit(context, tx, actor.id, currency)
    if (amount === 0) throw notNow('You owe nothing.')
    await addDebtBill(tx, actor.id, currency, context.clock.now())
    const bill = await openDebtBillOf(tx, actor.id, currency)
    if (!bill) throw notNow('This was paid in this very moment.')
    return { payable_id: bill.id, amount: { amount, currency } }
  })
