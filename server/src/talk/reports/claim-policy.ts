import { REPORT_CLAIM_MINUTES } from '@sojourn/contract/talk/report-words'
import type { Clock } from '../../platform/clock.ts'
import type { ReportRow } from './store.ts'

const MINUTE_MS = 60_000

type Claimed = Pick<ReportRow, 'status' | 'claimed_by' | 'claimed_at'>

export const claimEnds = (claimedAt: Date) => new Date(claimedAt.getTime() + REPORT_CLAIM_MINUTES * MINUTE_MS)

/** Returns true while somebody's claim has not lapsed. */
export const isClaimed = ({ status, claimed_by, claimed_at }: Claimed, clock: Clock) =>
  status === 'claimed' && claimed_by !== null && claimed_at !== null && claimEnds(claimed_at) > clock.now()

export const hasClaim = (report: Claimed, staffId: string, clock: Clock) =>
  isClaimed(report, clock) && report.claimed_by === staffId
