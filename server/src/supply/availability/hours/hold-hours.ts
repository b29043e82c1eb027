import type { Tx } from '../../../platform/database/database.ts'
import { lockAgent } from './hours-store.ts'

/** Until the transaction ends nobody else changes when this agent can be met. */
export const holdHours = (tx: Tx, agentId: string) => lockAgent(tx, agentId)
