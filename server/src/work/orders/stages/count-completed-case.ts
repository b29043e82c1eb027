import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { countCompletedOrder } from '../../../supply/agents/count-completed-order.ts'
import { acceptedBefore } from './stage-store.ts'

/** Listens to work that is accepted: a case of several stages counts in the agent’s record once, with the first of them. */
export async function countCompletedCase(context: Context, tx: Tx, fact: { order: string; agent: string }) {
  if (!(await acceptedBefore(tx, fact.order))) await countCompletedOrder(context, tx, fact)
}
