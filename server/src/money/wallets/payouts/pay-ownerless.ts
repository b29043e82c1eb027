import type { Context } from '../../../context.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { lockHoldings } from '../../ledger/post-with-holdings.ts'
import { readerOf } from '../reader-store.ts'
import { makePayout } from './make-payout.ts'
import { lockPayout } from './payout-store.ts'

/**
 * Y1 of money that came back to a deleted account: our team found its owner, and two of them pay it by bank. Null where
 * there is nothing to pay, as what they owed took it.
 */
export async function payOwnerless(context: Context, tx: Tx, id: string) {
  const back = await lockPayout(tx, id)
  if (!back || !(await readerOf(tx, back.agent_id)).deleted_at) return null
  const { agent_id: agent, wallet_id, currency } = back
  const { available } = await lockHoldings(tx, agent, null, currency)
  const amount = Math.min(back.amount, available)
  if (amount <= 0) return null
  const made = {
    agent_id: agent,
    wallet_id,
    kind: 'manual',
    amount,
    currency,
    asked_by: 'staff',
    retry_of: id,
  } as const
  const look_at = new Date(context.clock.now().getTime() + DAY_MS)
  return makePayout(context, tx, { ...made, look_at }, context.by)
}
