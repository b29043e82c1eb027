import type { ReportLine, StaffReport } from '@sojourn/contract/desk/staff-reports'
import { type DecisionOutcome, OBJECTION_DAYS, type ReportKind } from '@sojourn/contract/talk/report-words'
import type { ReportDecision } from '@sojourn/contract/talk/reports'
import { type Clock, DAY_MS } from '../../platform/clock.ts'
import { claimEnds, isClaimed } from './claim-policy.ts'
import type { Side } from './decision-token.ts'
import { closedTo, sideAgainst } from './policy.ts'
import type { ReportRow } from './store.ts'
import type { Subject } from './subjects.ts'

interface Viewer {
  id: string
  clock: Clock
}

type Words = StaffReport['reported']

export const viewLine = (row: ReportRow, { id, clock }: Viewer): ReportLine => ({
  id: row.id,
  kind: row.kind as ReportKind,
  title: titleToStaff(row),
  category: row.category as ReportLine['category'],
  status: isClaimed(row, clock) || row.status !== 'claimed' ? (row.status as ReportLine['status']) : 'open',
  outcome: row.outcome as DecisionOutcome | null,
  settlement: row.settlement as ReportLine['settlement'],
  created_at: row.created_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
  claim:
    row.claimed_by && row.claimed_at && isClaimed(row, clock)
      ? {
          by: { uuid: row.claimed_by, fullname: named(row.claimer_first_name, row.claimer_last_name) },
          is_own: row.claimed_by === id,
          until: claimEnds(row.claimed_at).toISOString(),
        }
      : null,
})

interface Now {
  current: Subject | null
  others: number
}

export const viewReport = (row: ReportRow, viewer: Viewer, { current, others }: Now): StaffReport => ({
  ...viewLine(row, viewer),
  explanation: row.explanation,
  reporter: row.write_to ? { uuid: row.reporter_id, fullname: reporterOf(row), email: row.write_to } : null,
  owner: staffName(row.owner_email && row.owner_id, row.owner_first_name, row.owner_last_name),
  reported: row.reported as unknown as Words,
  current: current && {
    title: current.title,
    text: current.text,
    path: current.path,
    is_hidden: current.isHidden,
  },
  about: current?.about ?? null,
  message: current?.message ? { conversation: current.message.conversation, seq: current.message.seq } : null,
  other_reports: others,
  decision:
    row.outcome && row.decision_reason !== null && row.decided_at
      ? {
          outcome: row.outcome as DecisionOutcome,
          ground: row.ground as 'law' | 'terms' | null,
          reason: row.decision_reason,
          by: staffName(row.decided_by, row.decider_first_name, row.decider_last_name),
          at: row.decided_at.toISOString(),
        }
      : null,
  objection:
    row.objection !== null && row.objected_at
      ? { side: sideAgainst(row), text: row.objection, at: row.objected_at.toISOString() }
      : null,
  answer:
    row.settlement && row.settlement_reason !== null && row.settled_at
      ? {
          result: row.settlement as 'upheld' | 'reversed',
          reason: row.settlement_reason,
          by: staffName(row.settled_by, row.settler_first_name, row.settler_last_name),
          at: row.settled_at.toISOString(),
        }
      : null,
  closed_to_you: closedTo(viewer.id, row),
})

/** It is null for a side that was told nothing: who wrote what a report left alone never hears of it. */
export function viewDecision(row: ReportRow, side: Side, now: Date): ReportDecision | null {
  if (!row.outcome || row.decision_reason === null || !row.decided_at) return null
  if (side === 'owner' && row.outcome === 'nothing' && row.settlement !== 'reversed') return null
  const isInTime = now.getTime() - row.decided_at.getTime() < OBJECTION_DAYS * DAY_MS
  return {
    side,
    kind: row.kind as ReportKind,
    title: (row.reported as unknown as Words).title,
    outcome: row.outcome as DecisionOutcome,
    ground: row.ground as 'law' | 'terms' | null,
    reason: row.decision_reason,
    own_message: null,
    decided_at: row.decided_at.toISOString(),
    may_object: row.status === 'decided' && side === sideAgainst(row) && isInTime,
    objected_at: row.objected_at?.toISOString() ?? null,
    settlement:
      row.settlement && row.settlement_reason !== null && row.settled_at
        ? {
            result: row.settlement as 'upheld' | 'reversed',
            reason: row.settlement_reason,
            at: row.settled_at.toISOString(),
          }
        : null,
  }
}

/** Its writer sees it nowhere else: it is out of sight for them too. */
export const ownMessage = ({ reported }: ReportRow, at: Date | undefined): ReportDecision['own_message'] => ({
  text: (reported as unknown as Words).text,
  at: at?.toISOString() ?? null,
})

/** Names are those that people have now, and none once they are gone. */
export function titleToStaff(row: ReportRow) {
  const { title } = row.reported as unknown as Words
  if (row.kind === 'message' && row.owner_first_name !== null)
    return `Message of ${named(row.owner_first_name, row.owner_last_name)}`
  if (row.kind !== 'review' || row.reviewed_first_name === null || row.star === null) return title
  const stars = Number(row.star)
  return `${stars} ${stars === 1 ? 'star' : 'stars'} for ${named(row.reviewed_first_name, row.reviewed_last_name)}`
}

const named = (first: string | null, last: string | null) => `${first ?? ''} ${last ?? ''}`.trim()

const reporterOf = (row: ReportRow) =>
  row.reporter_name ?? named(row.reporter_first_name, row.reporter_last_name)

const staffName = (uuid: string | null, first: string | null, last: string | null) =>
  uuid ? { uuid, fullname: named(first, last) } : null
