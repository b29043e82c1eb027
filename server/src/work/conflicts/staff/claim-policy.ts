import { type Clock, HOUR_MS } from '../../../platform/clock.ts'
import type { ConflictRow } from '../store.ts'

const CLAIM_MS = 2 * HOUR_MS

export const claimEnds = (claimedAt: Date) => new Date(claimedAt.getTime() + CLAIM_MS)

type Claimed = Pick<ConflictRow, 'claimed_by' | 'claimed_at'>

/** A claim that has lapsed is none. */
export const claimerOf = ({ claimed_by, claimed_at }: Claimed, clock: Clock) =>
  claimed_by !== null && claimed_at !== null && claimEnds(claimed_at) > clock.now() ? claimed_by : null

/** It is null where they may. */
export function closedTo(
  staffId: string,
  order: { client_id: string; agent_id: string },
  { decided_by, appealed_at, status }: Pick<ConflictRow, 'decided_by' | 'appealed_at' | 'status'>,
) {
  if (order.client_id === staffId || order.agent_id === staffId)
    return 'This is about your own order. A colleague has to take it.'
  if (decided_by !== staffId) return null
  if (status === 'approval') return 'You decided this. A colleague has to agree.'
  return appealed_at ? 'You decided this before. A colleague has to answer the appeal.' : null
}
