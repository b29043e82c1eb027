import type { Context } from '../../context.ts'
import { agentAccounts } from './earning-store.ts'

/** What was earned is withdrawn first, and what is owed is settled. */
export async function walletAgainstDeletion({ db }: Context, personId: string) {
  const accounts = (await agentAccounts(db, personId)).filter(({ balance }) => balance)
  if (accounts.length === 0) return null
  return accounts.some(({ kind }) => kind === 'agent_debt')
    ? 'You owe money after a refund or a chargeback. Please write to us to settle it.'
    : 'You have earnings in your wallet. Please withdraw them, and wait until they have arrived.'
}
