import type { Reader } from '../../platform/database/database.ts'
import { agentAccounts } from './earning-store.ts'

export async function moneyToPay(db: Reader, agentId: string) {
  const accounts = await agentAccounts(db, agentId)
  const of = (kind: string, currency: string) => ({
    amount: Math.abs(
      accounts.find((account) => account.kind === kind && account.currency === currency)?.balance ?? 0,
    ),
    currency,
  })
  return [...new Set(accounts.map(({ currency }) => currency))].toSorted().map((currency) => ({
    available: of('agent_available', currency),
    on_its_way: of('payout_transit', currency),
  }))
}
