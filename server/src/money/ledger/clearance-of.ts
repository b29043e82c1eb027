import { inMs, rulesNow } from '../../ground/rules/rule.ts'
import type { Reader } from '../../platform/database/database.ts'
import { completedOrdersOf } from './store.ts'

/** An agent waits less once they are proven. */
export async function clearanceOf(db: Reader, agentId: string) {
  const completed = await completedOrdersOf(db, agentId)
  const now = await rulesNow(db, ['proven_after', 'clearance', 'clearance_proven'])
  const which = completed >= now.proven_after ? 'clearance_proven' : 'clearance'
  return inMs(which, now[which])
}
