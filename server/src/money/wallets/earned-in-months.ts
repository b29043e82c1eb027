import type { Reader } from '../../platform/database/database.ts'
import { monthOf } from './month-in.ts'
import { earnedByMonth } from './movement-store.ts'

const MONTHS = 12

/** Each of the last twelve months of the agent's zone counts what was released less what went back; months of nothing are left out. */
export async function earnedInMonths(
  db: Reader,
  agentId: string,
  { now, zone }: { now: Date; zone: string },
) {
  const since = `${monthOf(now, zone, MONTHS - 1)}-01`
  const months = await earnedByMonth(db, agentId, { since, zone })
  return months.map(({ month, amount, currency }) => ({ month, amount: { amount, currency } }))
}
