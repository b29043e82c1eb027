import { Instant } from '@sojourn/contract/dates/time'
import { WORK_QUEUES } from '@sojourn/contract/desk/desk-words'
import type { Claim, Queue, QueueCounts } from '@sojourn/contract/desk/staff-queue'
import type { WorkItem, Worklist } from '@sojourn/contract/desk/worklist'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { ruleMs } from '../../ground/rules/rule.ts'
import { knownFaults } from '../../money/ledger/known-faults.ts'
import type { Person } from '../../platform/http/actor.ts'
import { decodeCursor, pageOf } from '../../platform/http/input/cursor.ts'
import { claimEnds as verificationClaimEnds } from '../../supply/verification/staff/claim-policy.ts'
import { claimEnds as reportClaimEnds } from '../../talk/reports/claim-policy.ts'
import { titlesToStaff } from '../../talk/reports/titles-to-staff.ts'
import { claimEnds as conflictClaimEnds } from '../../work/conflicts/staff/claim-policy.ts'
import { countWork, healthOf, oldestWork, type WorkRow } from './worklist-store.ts'

interface Asked {
  cursor?: string | undefined
  limit: number
  filter?: { queue?: Queue | undefined } | undefined
}

const Cursor = z.tuple([Instant, z.enum(WORK_QUEUES), z.guid()])

/** The oldest of all queues comes first. */
export async function showWorklist(
  context: Context,
  { id: staffId }: Person,
  { cursor, limit, filter }: Asked,
): Promise<Worklist> {
  const { db, clock } = context
  const from = decodeCursor(cursor, Cursor)
  const after = from && { since: from[0], queue: from[1], id: from[2] }
  const [rows, waiting, health, faults] = await Promise.all([
    ruleMs(db, 'failed_refund').then((answerMs) =>
      oldestWork(db, { staffId, answerMs, queue: filter?.queue, after, limit }),
    ),
    countWork(db),
    healthOf(db),
    knownFaults(context),
  ])
  const reports = await titlesToStaff(db, idsOf(rows, 'reports'))
  const { data } = pageOf(
    rows,
    limit,
    (row) => viewWork(row, { staffId, now: clock.now(), reports }),
    ({ since, queue, id }) => [since.toISOString(), queue, id],
  )
  return {
    ...data,
    counts: countsOf(waiting),
    oldest: oldestOf(waiting)?.toISOString() ?? null,
    health: {
      payment_alarms: health.payment_alarms,
      payouts: { count: health.payouts, since: health.payouts_since?.toISOString() ?? null },
      books: { proven_at: health.proven_at?.toISOString() ?? null, faults },
    },
  }
}

const idsOf = (rows: readonly WorkRow[], wanted: Queue) =>
  rows.filter(({ queue }) => queue === wanted).map(({ id }) => id)

export const countQueues = async ({ db }: Context) => countsOf(await countWork(db))

type Waiting = Awaited<ReturnType<typeof countWork>>

const countsOf = (waiting: Waiting) =>
  Object.fromEntries(waiting.map(({ queue, count }) => [queue, count])) as QueueCounts

const oldestOf = (waiting: Waiting) =>
  waiting.flatMap(({ oldest }) => oldest ?? []).toSorted((one, other) => one.getTime() - other.getTime())[0]

/** The queues whose things one person takes at a time, and until when a claim of theirs holds. */
const claimEnds: Partial<Record<Queue, (claimedAt: Date) => Date>> = {
  verifications: verificationClaimEnds,
  reports: reportClaimEnds,
  conflicts: conflictClaimEnds,
}

interface Viewing {
  staffId: string
  now: Date
  /** Their titles, by their ids. */
  reports: ReadonlyMap<string, string>
}

function viewWork(row: WorkRow, { staffId, now, reports }: Viewing): WorkItem {
  const claim = claimOf(row, staffId, now)
  const isFree = row.queue in claimEnds && row.step !== 'answer' && !row.closed && !claim
  return {
    queue: row.queue,
    id: row.id,
    step: row.step,
    who: row.said ?? nameOf(row.first_name, row.last_name),
    about: reports.get(row.id) ?? row.about,
    amount: row.amount === null || !row.currency ? null : { amount: row.amount, currency: row.currency },
    since: row.since.toISOString(),
    until: row.until?.toISOString() ?? null,
    claim,
    closed_to_you: row.closed,
    may: isFree ? ['claim'] : [],
  }
}

/** A claim that has lapsed is none. */
function claimOf(row: WorkRow, staffId: string, now: Date): Claim | null {
  const { queue, claimed_by, claimed_at, claimer_first_name, claimer_last_name } = row
  const until = claimed_at && claimEnds[queue]?.(claimed_at)
  if (!claimed_by || !until || until <= now) return null
  return {
    by: { uuid: claimed_by, fullname: nameOf(claimer_first_name, claimer_last_name) ?? '' },
    is_own: claimed_by === staffId,
    until: until.toISOString(),
  }
}

const nameOf = (first: string | null, last: string | null) => `${first ?? ''} ${last ?? ''}`.trim() || null
