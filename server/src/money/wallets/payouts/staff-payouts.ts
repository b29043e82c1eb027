import type { StaffPayout } from '@sojourn/contract/desk/staff-payouts'
import type { PayoutTab } from '@sojourn/contract/money/wallet-words'
import type { Context } from '../../../context.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { AgeCursor, decodeCursor, pageOf } from '../../../platform/http/input/cursor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { PayoutState } from './payout-state.ts'
import { findPayout, payoutsIn } from './payout-store.ts'
import { viewStaffPayout } from './view-staff-payout.ts'

const IN_TAB: Record<PayoutTab, readonly PayoutState[]> = {
  waiting: ['pending'],
  on_its_way: ['accepted'],
  failed: ['failed', 'rejected'],
  paid: ['processed'],
}

interface Wanted {
  cursor?: string | undefined
  limit: number
  filter?: { tab?: PayoutTab | undefined } | undefined
}

/** The newest comes first; without a filter those are listed that wait. */
export async function listStaffPayouts(
  { db, processor }: Context,
  actor: Person,
  { cursor, limit, filter }: Wanted,
) {
  const after = decodeCursor(cursor, AgeCursor)
  const rows = await payoutsIn(db, IN_TAB[filter?.tab ?? 'waiting'], { limit, after })
  return pageOf(
    rows,
    limit,
    (row) => viewStaffPayout(row, actor.id, processor.name),
    (row) => [row.created_at.toISOString(), row.id],
  )
}

export async function showStaffPayout(
  { db, processor }: Pick<Context, 'db' | 'processor'>,
  actor: Person,
  id: string,
): Promise<StaffPayout> {
  const row = await findPayout(db, id)
  if (!row) throw new Refusal('not_found')
  return viewStaffPayout(row, actor.id, processor.name)
}
