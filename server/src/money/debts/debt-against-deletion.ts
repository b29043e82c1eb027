import type { Context } from '../../context.ts'
import { debtsOfClient } from '../ledger/debt-of-client.ts'
import { writeMoney } from '../receipts/money.ts'

/** A client pays what they owe before they leave. */
export async function debtAgainstDeletion({ db, settings }: Context, personId: string) {
  const owed = await debtsOfClient(db, personId)
  if (owed.length === 0) return null
  const amounts = owed.map(({ currency, amount }) => writeMoney(amount, currency)).join(' and ')
  return `You owe ${amounts} after a chargeback: pay it by card under Coupons. ${settings.supportEmail} helps with that.`
}
