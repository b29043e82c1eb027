import type { Context } from '../../context.ts'
import { agentAccounts } from './earning-store.ts'

/** An agent withdraws what was earned first, and settles what is owed. */
export async function walletAgainstDeletion({ db }: Context, personId: string) {
  const accounts = (await agentAccounts(db, personId)).filter(({ balance }) => balance)
  if (accounts.length === 0) return null
  return accounts.some(({ kind }) => kind === 'agent_debt')
    ? 'You owe money after a refund or a chargeback. Please write to us to settle it.'
    : 'You have earnings in your wallet. Please withdraw them, and wait until they have arrived.'
}
