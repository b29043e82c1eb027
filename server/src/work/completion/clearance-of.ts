import { rule, ruleMs } from '../../ground/rules/rule.ts'
import type { Tx } from '../../platform/database/database.ts'
import { completedOrdersOf } from './work-store.ts'

/** How long an agent waits for what is released; a proven one waits less. */
export async function clearanceOf(tx: Tx, agentId: string) {
  const isProven = (await completedOrdersOf(tx, agentId)) >= (await rule(tx, 'proven_after'))
  return ruleMs(tx, isProven ? 'clearance_proven' : 'clearance')
}
