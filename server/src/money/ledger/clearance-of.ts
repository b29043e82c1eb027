import { rule, ruleMs } from '../../ground/rules/rule.ts'
import type { Reader } from '../../platform/database/database.ts'
import { completedOrdersOf } from './store.ts'

/** How long an agent waits for what is released: less once they are proven. */
export async function clearanceOf(db: Reader, agentId: string) {
  const isProven = (await completedOrdersOf(db, agentId)) >= (await rule(db, 'proven_after'))
  return ruleMs(db, isProven ? 'clearance_proven' : 'clearance')
}
