import type { Context } from '../../../context.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { postEntry } from '../../ledger/post-entry.ts'
import { lockHoldings } from '../../ledger/post-with-holdings.ts'
import { payoutAccepted } from '../../ledger/templates/release-templates.ts'
import { readerOf } from '../reader-store.ts'
import { addPayout, lockPayout } from './payout-store.ts'
import { makePayoutRef } from './request-payout.ts'

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
  const now = context.clock.now()
  const payout = await addPayout(tx, {
    ref: makePayoutRef(),
    agent_id: agent,
    wallet_id,
    kind: 'manual',
    amount,
    currency,
    asked_by: 'staff',
    retry_of: id,
    look_at: new Date(now.getTime() + DAY_MS),
    created_at: now,
    updated_at: now,
  })
  if (!payout) return null
  const { id: actorId, requestId } = context.by
  await postEntry(context, tx, {
    ...payoutAccepted({ currency, agent, amount }),
    cause: `payout:${payout.id}`,
    orderId: null,
    actorId,
    requestId,
  })
  return payout
}
