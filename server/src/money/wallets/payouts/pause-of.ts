import type { Context } from '../../../context.ts'
import { ruleMs } from '../../../ground/rules/rule.ts'
import { guardsChangedAt } from '../../../people/identity/guards-changed.ts'
import { isSuspended } from '../../../people/identity/suspended.ts'
import type { Reader, Tx } from '../../../platform/database/database.ts'
import { isRevoked } from '../../../supply/verification/revoked.ts'
import { addPause, lastChangePause, pauseByStaff } from './pause-store.ts'
import { PAUSES, type PauseCause } from './waiting-words.ts'

export interface PauseNow {
  cause: PauseCause
  /** The agent reads it. */
  reason: string
  /** Staff read it. */
  toStaff: string
  /** It is null where it lasts until our team ends it. */
  ends_at: Date | null
}

/**
 * It is asked when a payout is asked for, and again before it is sent, whoever does either. Whoever took an
 * account over shall not be paid before its owner notices.
 */
export async function pauseOf(context: Context, db: Reader, agentId: string): Promise<PauseNow | null> {
  if (await isSuspended(db, agentId)) return because('suspended', null)
  if (await isRevoked(db, agentId)) return because('revoked', null)
  const staff = await pauseByStaff(db, agentId)
  if (staff) return { ...because('staff', null), reason: staff.reason ?? '', toStaff: staff.reason ?? '' }
  const now = context.clock.now()
  const wallet = (await lastChangePause(db, agentId, now))?.ends_at
  const guards = await guardsChangedAt(db, agentId)
  const guardsEnd = guards && new Date(guards.getTime() + (await ruleMs(db, 'payout_pause')))
  if (guardsEnd && guardsEnd > now && !(wallet && wallet > guardsEnd))
    return because('guards_changed', guardsEnd)
  return wallet ? because('wallet_changed', wallet) : null
}

const because = (cause: PauseCause, ends_at: Date | null): PauseNow => ({
  cause,
  ends_at,
  reason: PAUSES[cause].toAgent,
  toStaff: PAUSES[cause].toStaff,
})

/** After a change of where the money goes. */
export async function pauseForChange(context: Context, tx: Tx, agentId: string) {
  const now = context.clock.now()
  const ends_at = new Date(now.getTime() + (await ruleMs(tx, 'payout_pause')))
  await addPause(tx, { agent_id: agentId, cause: 'wallet_changed', ends_at, created_at: now })
  return ends_at
}
