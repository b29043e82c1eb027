import type { Plan } from '@sojourn/contract/amounts/plans'
import type { Tx } from '../../platform/database/database.ts'
import { writePlan } from './agent-store.ts'

/** The plan they paid for says what they may do from now on. */
export const setPlan = (tx: Tx, agentId: string, plan: Plan) => writePlan(tx, agentId, plan)
