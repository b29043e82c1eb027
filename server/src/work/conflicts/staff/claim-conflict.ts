import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { notNow } from '../../../platform/refusal.ts'
import { setConflict } from '../store.ts'
import { claimerOf, closedTo } from './claim-policy.ts'
import { takeForStaff } from './take-for-staff.ts'

/** Takes a conflict, so that no two decide it; taken again, it stays longer. */
export const claimConflict = (context: Context, { id: staffId }: Person, id: string) =>
  transact(context, async (tx) => {
    const { order, conflict } = await takeForStaff(tx, id)
    if (conflict.status !== 'mediation' && conflict.status !== 'approval')
      throw notNow('This conflict does not wait for our team.')
    const closed = closedTo(staffId, order, conflict)
    if (closed) throw notNow(closed)
    const claimer = claimerOf(conflict, context.clock)
    if (claimer && claimer !== staffId)
      throw notNow('A colleague has this conflict, unless they give it back.')
    const now = context.clock.now()
    await setConflict(tx, id, { claimed_by: staffId, claimed_at: now, updated_at: now })
  })

export const releaseConflict = (context: Context, { id: staffId }: Person, id: string) =>
  transact(context, async (tx) => {
    const { conflict } = await takeForStaff(tx, id)
    if (claimerOf(conflict, context.clock) !== staffId) return
    await setConflict(tx, id, { claimed_by: null, claimed_at: null, updated_at: context.clock.now() })
  })
