import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { readerOf } from '../reader-store.ts'
import type { PayoutRow } from './payout-store.ts'

/** Money that came back to a deleted account is for our team: nobody can withdraw it. */
export async function sayIfOwnerless(context: Context, tx: Tx, payout: PayoutRow) {
  if (!(await readerOf(tx, payout.agent_id)).deleted_at) return
  const { id, ref, processor, processor_id, amount, currency } = payout
  await tell(context, tx, {
    fact: 'payout_needs_people',
    why: 'payout_without_owner',
    payout: id,
    ref,
    processor,
    processor_id,
    amount,
    currency,
  })
}
