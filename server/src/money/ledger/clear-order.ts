import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { postWithHoldings } from './post-with-holdings.ts'
import { recoverDebt } from './recover-debt.ts'
import { cleared } from './templates/release-templates.ts'

interface Cleared {
  order: string
  agent: string
  currency: string
}

/** L3 for what the order still has in clearance, and L11 for what the agent owes. Whoever calls holds the order. Answers whether there was any. */
export async function clearOrder(
  context: Pick<Context, 'clock'>,
  tx: Tx,
  { order, agent, currency }: Cleared,
) {
  const entry = {
    cause: `clearance:${order}`,
    orderId: order,
    actorId: null,
    requestId: null,
    agent,
    currency,
  }
  const isCleared = await postWithHoldings(context, tx, entry, ({ pending: amount }) =>
    cleared({ currency, agent, amount }),
  )
  await recoverDebt(context, tx, entry)
  return isCleared
}
