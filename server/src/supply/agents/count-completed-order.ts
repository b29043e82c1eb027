import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { addCompletedOrder } from './agent-store.ts'

/** Listens to work that is accepted: it counts in the agent’s record. */
export const countCompletedOrder = (_context: Context, tx: Tx, { agent }: { agent: string }) =>
  addCompletedOrder(tx, agent)
