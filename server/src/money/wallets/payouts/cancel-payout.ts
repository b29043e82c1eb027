import type { Context } from '../../../context.ts'
import { perform } from '../../../ground/facts/perform.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { notNow, Refusal } from '../../../platform/refusal.ts'
import { viewPayout } from '../view.ts'
import { giveBack } from './give-back-payout.ts'
import { isBeingMade } from './is-being-made.ts'
import { payoutMachine } from './payout-state.ts'
import { findPayout, lockPayout } from './payout-store.ts'

/** Y4. */
export const cancelPayout = (context: Context, actor: Person, id: string) =>
  transact(context, async (tx) => {
    const payout = await lockPayout(tx, id)
    if (payout?.agent_id !== actor.id) throw new Refusal('not_found')
    if (isBeingMade(payout))
      throw notNow('Our team is making this transfer, so you cannot change it any more.')
    const now = context.clock.now()
    await perform(
      context,
      tx,
      payoutMachine.cancel,
      { id },
      { patch: { look_at: null, done_at: now, updated_at: now } },
    )
    await giveBack(context, tx, payout, context.by)
    const row = await findPayout(tx, id)
    if (!row) throw new Refusal('not_found')
    return viewPayout(row)
  })
