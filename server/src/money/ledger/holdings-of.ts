import type { Reader } from '../../platform/database/database.ts'
import { balancesOf } from './store.ts'

export async function holdingsOf(db: Reader, agent: string, currency: string) {
  const balances = new Map(
    (await balancesOf(db, agent, currency)).map(({ kind, balance }) => [kind, balance ?? 0]),
  )
  const of = (kind: string) => balances.get(kind) ?? 0
  return {
    pending: of('agent_pending'),
    available: of('agent_available'),
    debt: of('agent_debt'),
    transit: of('payout_transit'),
  }
}
