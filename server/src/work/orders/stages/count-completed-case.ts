import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { countCompletedOrder } from '../../../supply/agents/count-completed-order.ts'
import type { HeldOrder } from '../hold-order.ts'
import { acceptedBefore } from './stage-store.ts'

interface Completed {
  order: string
  agent: string
  along?: { work: HeldOrder } | undefined
}

/** Listens to work that is accepted: a case of several stages counts in the agent’s record once, with the first of them. */
export async function countCompletedCase(context: Context, tx: Tx, fact: Completed) {
  const isFirst = fact.along?.work.stage_no === 1 || !(await acceptedBefore(tx, fact.order))
  if (isFirst) await countCompletedOrder(context, tx, fact)
}
