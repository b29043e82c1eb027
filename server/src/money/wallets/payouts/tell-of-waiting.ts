import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { SYSTEM } from '../../../platform/http/by.ts'
import type { PayoutRow } from './payout-store.ts'
import { type WaitsFor, waitsToAgent } from './waiting-words.ts'

interface Waiting extends PayoutRow {
  waits_for: WaitsFor
  waits_since: Date
}

/** Whoever is suspended reads nothing here, so it is mailed as well. */
export async function tellOfWaiting(context: Context, tx: Tx, payout: Waiting) {
  const { agent_id: agent, ref, waits_for } = payout
  const reason = waitsToAgent({ ...payout, status: 'pending' }) ?? ''
  await tell(
    context,
    tx,
    { fact: 'payout_waits', agent, payout: ref, why: waits_for, along: { payout, reason } },
    SYSTEM,
  )
}
