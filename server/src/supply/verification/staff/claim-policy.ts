import { CLAIM_MINUTES } from '@sojourn/contract/desk/staff-queue'
import type { Clock } from '../../../platform/clock.ts'
import type { Person } from '../../../platform/http/actor.ts'

interface Claimed {
  claimed_by: string | null
  claimed_at: Date | null
}

const MINUTE_MS = 60_000

export const claimEnds = (claimedAt: Date) => new Date(claimedAt.getTime() + CLAIM_MINUTES * MINUTE_MS)

/** A case taken before this is anybody's again. */
export const lapsedBefore = (now: Date) => new Date(now.getTime() - CLAIM_MINUTES * MINUTE_MS)

export const isClaimed = ({ claimed_by, claimed_at }: Claimed, clock: Clock) =>
  claimed_by !== null && claimed_at !== null && claimEnds(claimed_at) > clock.now()

export const hasClaim = (claimed: Claimed, { id }: Pick<Person, 'id'>, clock: Clock) =>
  isClaimed(claimed, clock) && claimed.claimed_by === id
