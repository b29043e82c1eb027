import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { By } from '../../../platform/http/by.ts'
import { postEntry } from '../../ledger/post-entry.ts'
import type { Posting } from '../../ledger/posting.ts'
import { recoverDebt } from '../../ledger/recover-debt.ts'
import { payoutFailed, payoutReturned } from '../../ledger/templates/release-templates.ts'

interface Payout {
  id: string
  agent_id: string
  amount: number
  currency: string
}

interface How {
  /** It had arrived. */
  isReturned?: boolean
}

/**
 * L4c, after L4d where it had arrived: the agent has the money again, and first pays what they owe with it (L11).
 * What was available before pays earlier, so that the entry of the payout says what the payout paid.
 */
export async function giveBack(
  context: Context,
  tx: Tx,
  { id, agent_id: agent, amount, currency }: Payout,
  by: By,
  { isReturned = false }: How = {},
) {
  const entry = { cause: `payout:${id}`, orderId: null, actorId: by.id, requestId: by.requestId }
  await recoverDebt(context, tx, { ...entry, cause: `payout:${id}:${randomUUID()}`, agent, currency })
  const post = (posting: Posting) => postEntry(context, tx, { ...posting, ...entry })
  if (isReturned) await post(payoutReturned({ currency, agent, amount }))
  await post(payoutFailed({ currency, agent, amount }))
  await recoverDebt(context, tx, { ...entry, agent, currency })
}
