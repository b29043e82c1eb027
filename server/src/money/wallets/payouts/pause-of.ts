import type { Context } from '../../../context.ts'
import { ruleMs } from '../../../ground/rules/rule.ts'
import { guardsChangedAt } from '../../../people/identity/guards-changed.ts'
import type { Reader, Tx } from '../../../platform/database/database.ts'
import { addPause, lastChangePause, pauseByStaff } from './pause-store.ts'

export interface PauseNow {
  reason: string
  ends_at: Date | null
  isByStaff: boolean
}

/** Why nothing is paid out to an agent now; whoever took an account over shall not be paid before its owner notices. */
export async function pauseOf(context: Context, db: Reader, agentId: string): Promise<PauseNow | null> {
  const staff = await pauseByStaff(db, agentId)
  if (staff) return { reason: staff.reason ?? '', ends_at: null, isByStaff: true }
  const now = context.clock.now()
  const wallet = await lastChangePause(db, agentId, now)
  const guards = await guardsChangedAt(db, agentId)
  const guardsEnd = guards && new Date(guards.getTime() + (await ruleMs(db, 'payout_pause')))
  if (guardsEnd && guardsEnd > now && !(wallet?.ends_at && wallet.ends_at > guardsEnd))
    return { reason: 'Your email or password changed.', ends_at: guardsEnd, isByStaff: false }
  return wallet ? { reason: 'Your bank account changed.', ends_at: wallet.ends_at, isByStaff: false } : null
}

/** After a change of where the money goes. */
export async function pauseForChange(context: Context, tx: Tx, agentId: string) {
  const now = context.clock.now()
  const ends_at = new Date(now.getTime() + (await ruleMs(tx, 'payout_pause')))
  await addPause(tx, { agent_id: agentId, cause: 'wallet_changed', ends_at, created_at: now })
  return ends_at
}
