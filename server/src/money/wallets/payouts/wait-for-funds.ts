import type { Context } from '../../../context.ts'
import { performOrSkip } from '../../../ground/facts/perform.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { HOUR_MS, MINUTE_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { SYSTEM } from '../../../platform/http/by.ts'
import { payoutMachine } from './payout-state.ts'
import { lockPayout, type PayoutRow } from './payout-store.ts'
import { tellOfWaiting } from './tell-of-waiting.ts'

const FIRST_MS = 10 * MINUTE_MS
const LONGEST_MS = 12 * HOUR_MS

/**
 * Y2b: the bank account is not to blame. It waits again as if nothing had been sent, so that all that may stand in its way
 * is asked anew. False where another try was counted meanwhile.
 */
export async function waitForFunds(context: Context, tx: Tx, { id, tries }: Pick<PayoutRow, 'id' | 'tries'>) {
  const payout = await lockPayout(tx, id)
  if (payout?.status !== 'accepted' || payout.tries !== tries) return false
  const now = context.clock.now()
  const waits_for = 'funds' as const
  const waits_since = (payout.waits_for === waits_for && payout.waits_since) || now
  await performOrSkip(
    context,
    tx,
    payoutMachine.waitForFunds,
    { id },
    {
      patch: {
        waits_for,
        tries: tries + 1,
        processor_id: null,
        sent_at: null,
        updated_at: now,
        waits_since,
        look_at: new Date(now.getTime() + Math.min(FIRST_MS * 2 ** Math.min(tries, 20), LONGEST_MS)),
      },
    },
  )
  if (payout.waits_for !== waits_for) await tellOfWaiting(context, tx, { ...payout, waits_for, waits_since })
  const { ref, amount, currency } = payout
  await tell(context, tx, { fact: 'balance_short', currency, amount, payout: ref }, SYSTEM)
  return true
}
