import type { Context } from '../../../context.ts'
import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { acting, SYSTEM } from '../../../platform/http/by.ts'
import { type PauseNow, pauseOf } from './pause-of.ts'
import { type PayoutRow, setPayout } from './payout-store.ts'
import { rejectPayoutIn } from './settle-payout.ts'
import { tellOfWaiting } from './tell-of-waiting.ts'

/** A payout waits so long for a pause to end; then the money is the agent’s again, and nobody has to think of it. */
const MOST_DAYS = 7

/** Returns true where a pause keeps it from being sent. Both its wallet and it are held, and it was not sent. */
export async function holdPaused(context: Context, tx: Tx, payout: PayoutRow) {
  const pause = await pauseOf(context, tx, payout.agent_id)
  const now = context.clock.now()
  if (!pause) {
    if (payout.waits_for && payout.waits_for !== 'funds')
      await setPayout(tx, payout.id, { waits_for: null, waits_since: null, updated_at: now })
    return false
  }
  const isHeld = payout.waits_for !== null && payout.waits_for !== 'funds'
  const since = (isHeld && payout.waits_since) || now
  if (now.getTime() - since.getTime() >= MOST_DAYS * DAY_MS)
    return rejectPayoutIn(
      acting(context, SYSTEM),
      tx,
      payout,
      `Payouts were paused for a week. ${pause.reason}`,
      {
        isPaused: true,
      },
    )
  await setPayout(tx, payout.id, {
    waits_for: pause.cause,
    waits_since: since,
    updated_at: now,
    look_at: nextLook(pause, now),
  })
  if (!isHeld) await tellOfWaiting(context, tx, { ...payout, waits_for: pause.cause, waits_since: since })
  return true
}

/** A pause may be lifted at any time, and end at its own. */
const nextLook = ({ ends_at }: PauseNow, now: Date) =>
  new Date(Math.min(ends_at?.getTime() ?? Number.POSITIVE_INFINITY, now.getTime() + HOUR_MS))
