import type { Context } from '../../context.ts'
import type { Reader } from '../../platform/database/database.ts'
import { dayInWords } from '../../platform/mail/writing/moment-in-words.ts'
import { leastOf, payableOf } from './amounts.ts'
import { agentAccounts } from './earning-store.ts'
import { MAY_RETURN_MS } from './payouts/may-return.ts'
import { lastArrival } from './payouts/payout-store.ts'
import { readerOf } from './reader-store.ts'

const WITHDRAW = 'You have earnings in your wallet. Please withdraw them, and wait until they have arrived.'

/**
 * An agent withdraws what was earned first, and settles what is owed; what was paid out cannot come back by then. Less
 * than the least can be withdrawn once the deletion was asked for, so it stands against nobody who asks.
 */
export async function walletAgainstDeletion({ db, settings }: Context, personId: string, on: Date) {
  const accounts = (await agentAccounts(db, personId)).filter(isThere)
  if (accounts.some(({ kind }) => kind === 'agent_debt'))
    return 'You owe money after a refund or a chargeback. Please write to us to settle it.'
  const enough = await Promise.all(accounts.map((account) => isEnough(db, account)))
  if (enough.includes(true)) return WITHDRAW
  const isAsked = (await readerOf(db, personId)).deletion_due_at !== null
  return accounts.length > 0 && isAsked
    ? `${WITHDRAW} If your bank does not take so little, please write to ${settings.supportEmail}.`
    : payoutAgainstDeletion(db, personId, on)
}

type Account = Awaited<ReturnType<typeof agentAccounts>>[number]

/** No bank takes a rest below its step, so nobody waits for it. */
const isThere = ({ kind, currency, balance }: Account) =>
  kind === 'agent_available' ? payableOf(balance ?? 0, currency) !== 0 : Boolean(balance)

const isEnough = async (db: Reader, { kind, currency, balance }: Account) =>
  kind !== 'agent_available' || (balance ?? 0) >= (await leastOf(db, currency))

async function payoutAgainstDeletion(db: Reader, personId: string, on: Date) {
  const arrived = await lastArrival(db, personId)
  const until = arrived && new Date(arrived.getTime() + MAY_RETURN_MS)
  if (!until || until <= on) return null
  const day = dayInWords(until, (await readerOf(db, personId)).timezone)
  return `Your bank may send your last payout back until ${day}. Your account stays until then, so that the money finds you.`
}
