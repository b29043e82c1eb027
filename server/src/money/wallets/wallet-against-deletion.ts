import type { Context } from '../../context.ts'
import type { Reader } from '../../platform/database/database.ts'
import { dayInWords } from '../../platform/mail/writing/moment-in-words.ts'
import { agentAccounts } from './earning-store.ts'
import { MAY_RETURN_MS } from './payouts/may-return.ts'
import { lastArrival } from './payouts/payout-store.ts'
import { readerOf } from './reader-store.ts'

/** An agent withdraws what was earned first, and settles what is owed; what was paid out cannot come back by then. */
export async function walletAgainstDeletion({ db }: Context, personId: string, on: Date) {
  const accounts = (await agentAccounts(db, personId)).filter(({ balance }) => balance)
  if (accounts.length === 0) return payoutAgainstDeletion(db, personId, on)
  return accounts.some(({ kind }) => kind === 'agent_debt')
    ? 'You owe money after a refund or a chargeback. Please write to us to settle it.'
    : 'You have earnings in your wallet. Please withdraw them, and wait until they have arrived.'
}

async function payoutAgainstDeletion(db: Reader, personId: string, on: Date) {
  const arrived = await lastArrival(db, personId)
  const until = arrived && new Date(arrived.getTime() + MAY_RETURN_MS)
  if (!until || until <= on) return null
  const day = dayInWords(until, (await readerOf(db, personId)).timezone)
  return `Your bank may send your last payout back until ${day}. Your account stays until then, so that the money finds you.`
}
