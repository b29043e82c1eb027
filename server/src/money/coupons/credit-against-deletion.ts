import type { Context } from '../../context.ts'
import { writeMoney } from '../../platform/write-money.ts'
import { creditOf } from './store.ts'

/** Their own money would go with the account. */
export async function creditAgainstDeletion({ db, settings }: Context, personId: string) {
  const credit = await creditOf(db, personId)
  if (credit.length === 0) return null
  const amounts = credit.map(({ currency, amount }) => writeMoney(amount, currency)).join(' and ')
  return `You have ${amounts} of credit left: use it, or get it back as money on its page under Coupons. ${settings.supportEmail} helps with that.`
}
