import type { Context } from '../../context.ts'
import { debtsOfClient } from '../ledger/debt-of-client.ts'
import { writeMoney } from '../receipts/money.ts'
import { creditOf } from './store.ts'

/** Their own money would go with the account, and what they owe is paid first. */
export async function creditAgainstDeletion({ db, settings }: Context, personId: string) {
  const owed = await debtsOfClient(db, personId)
  if (owed.length > 0) {
    const amounts = owed.map(({ currency, amount }) => writeMoney(amount, currency)).join(' and ')
    return `You owe ${amounts} after a chargeback: pay it by card under Coupons. ${settings.supportEmail} helps with that.`
  }
  const credit = await creditOf(db, personId)
  if (credit.length === 0) return null
  const amounts = credit
    .map(({ currency, amount }) => `${(amount / 100).toFixed(2)} ${currency}`)
    .join(' and ')
  return `You have ${amounts} of credit left: use it, or get it back as money on its page under Coupons. ${settings.supportEmail} helps with that.`
}
