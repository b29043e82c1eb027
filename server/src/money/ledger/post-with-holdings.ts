import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { accounts } from './accounts.ts'
import { type Entry, postEntry } from './post-entry.ts'
import type { Posting } from './posting.ts'
import { lockAccounts, openAccounts, pendingOfOrder } from './store.ts'
import type { Holdings } from './templates/release-templates.ts'

interface Whose extends Omit<Entry, keyof Posting> {
  agent: string
  currency: string
}

/** For what depends on what an agent has at this moment; nobody else moves it until the transaction is over. */
export async function postWithHoldings(
  context: Pick<Context, 'clock'>,
  tx: Tx,
  { agent, currency, ...entry }: Whose,
  make: (holdings: Holdings) => Posting,
) {
  const holdings = await lockHoldings(tx, agent, entry.orderId, currency)
  return postEntry(context, tx, { ...entry, ...make(holdings) }, { withoutAgent: true })
}

/** Nobody else moves what the agent has until the transaction is over. */
export async function lockHoldings(
  tx: Tx,
  agent: string,
  order: string | null,
  currency: string,
): Promise<Holdings> {
  const own = [accounts.agent_pending(agent), accounts.agent_available(agent), accounts.agent_debt(agent)]
  await openAccounts(
    tx,
    own.map((account) => ({ account, currency })),
  )
  const held = (await lockAccounts(tx, [agent])).filter((account) => account.currency === currency)
  const balances = new Map(held.map(({ kind, balance }) => [kind, balance]))
  return {
    pending: order ? (await pendingOfOrder(tx, { agent, order, currency })).amount : 0,
    available: balances.get('agent_available') ?? 0,
    debt: balances.get('agent_debt') ?? 0,
  }
}
