import type { Plan } from '@sojourn/contract/amounts/plans'
import type { Tx } from '../../platform/database/database.ts'
import { writePlan } from './plan-store.ts'

/** What an agent may do from now on, by what they paid for. */
export const setPlan = (tx: Tx, agentId: string, plan: Plan) => writePlan(tx, agentId, plan)
