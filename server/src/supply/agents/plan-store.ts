import type { Plan } from '@sojourn/contract/amounts/plans'
import type { Tx } from '../../platform/database/database.ts'

/** The plan an agent is on; whoever left is on none. */
export const writePlan = (tx: Tx, agentId: string, plan: Plan) =>
  tx.updateTable('agent').set({ plan }).where('person_id', '=', agentId).execute()
