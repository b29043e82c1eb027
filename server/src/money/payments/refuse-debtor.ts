import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notNow } from '../../platform/refusal.ts'
import { payDebtWithCredit } from '../coupons/pay-debt-with-credit.ts'
import { debtsOfClient } from '../ledger/debt-of-client.ts'
import type { Payable } from './payable.ts'
import { showMoney } from './show-money.ts'

/** Nobody hires while they owe: the credit they have pays it first, and the rest they pay by card. */
export async function refuseDebtor(context: Context, tx: Tx, { sells, payerId }: Payable) {
  if (sells !== 'work') return
  for (const { currency } of await debtsOfClient(tx, payerId)) {
    const owed = await payDebtWithCredit(context, tx, payerId, currency)
    if (owed > 0)
      throw notNow(
        `You owe ${showMoney(owed, currency)}, as your bank reversed a payment whose credit you had used. Pay it under Coupons, then hire.`,
      )
  }
}
