import { Instant } from '@sojourn/contract/dates/time'
import type {
  CONFLICT_QUEUES,
  StaffConflict,
  StaffConflictLine,
  StaffRefund,
} from '@sojourn/contract/desk/staff-conflicts'
import { reasonWords } from '@sojourn/contract/work/conflict-words'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { ruleIn } from '../../../ground/rules/rule.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { decodeCursor, pageOf } from '../../../platform/http/input/cursor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { orderToRead } from '../../orders/order-to-read.ts'
import { timelineOf } from '../../orders/timeline/timeline-of.ts'
import { groundOf } from '../ground-of.ts'
import { withDecisionParts, withParts } from '../refunds/kept-parts.ts'
import {
  conflictForStaff,
  conflictsForStaff,
  refundsWaiting,
  requestsOf,
  type StaffConflictRow,
} from '../store.ts'
import { viewConflict } from '../view.ts'
import { claimEnds, claimerOf, closedTo } from './claim-policy.ts'
import { decideFrom } from './decide-from.ts'

function viewLine(
  row: StaffConflictRow,
  { id, clock }: { id: string; clock: Context['clock'] },
): StaffConflictLine {
  const claimer = claimerOf(row, clock)
  return {
    id: row.id,
    order: { uuid: row.order_id, ref: row.ref, title: row.title },
    client: { uuid: row.client_id, fullname: `${row.client_first_name} ${row.client_last_name}` },
    agent: { uuid: row.agent_id, fullname: `${row.agent_first_name} ${row.agent_last_name}` },
    reason: [row.reason, reasonWords(row.reason)],
    stage: row.status,
    outcome: row.outcome,
    refundable: { amount: row.price_amount, currency: row.currency },
    team_since: row.team_since?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    claim:
      claimer && row.claimed_at
        ? {
            by: { uuid: claimer, fullname: `${row.claimer_first_name} ${row.claimer_last_name}` },
            is_own: claimer === id,
            until: claimEnds(row.claimed_at).toISOString(),
          }
        : null,
  }
}

interface Wanted {
  cursor?: string | undefined
  limit: number
  filter?: { status?: (typeof CONFLICT_QUEUES)[number] | undefined } | undefined
}

/** A cursor goes on only in the list it comes from. */
const Cursor = (queue: string) => z.tuple([z.literal(queue), Instant, z.uuid()])

export async function listStaffConflicts(
  { db, clock }: Context,
  { id }: Person,
  { cursor, limit, filter }: Wanted,
) {
  const queue = filter?.status ?? 'waiting'
  const from = decodeCursor(cursor, Cursor(queue))
  const rows = await conflictsForStaff(db, queue, { limit, after: from && [from[1], from[2]] })
  return pageOf(
    rows,
    limit,
    (row) => viewLine(row, { id, clock }),
    (row) => [queue, (queue === 'waiting' ? row.waits_since : row.created_at).toISOString(), row.id],
  )
}

export async function showStaffConflict(context: Context, actor: Person, id: string): Promise<StaffConflict> {
  const { db, clock } = context
  const row = await conflictForStaff(db, id)
  const order = row && (await orderToRead(db, row.order_id))
  if (!order) throw new Refusal('not_found')
  const seen = { ...(await groundOf(db, order)), side: null, now: clock.now() }
  const { refundable } = seen
  const requests = await requestsOf(db, [id])
  const from = decideFrom(
    requests.find(({ status }) => status === 'pending'),
    clock.now(),
  )
  const mayJudge =
    row.status === 'mediation' &&
    claimerOf(row, clock) === actor.id &&
    !refundable?.isWithBank &&
    closedTo(actor.id, order, row) === null
  return {
    ...viewLine(row, { id: actor.id, clock }),
    refundable: { amount: refundable?.total ?? 0, currency: order.currency },
    conflict: viewConflict(
      await withDecisionParts(db, order, row),
      await withParts(db, order, requests),
      seen,
    ),
    timeline: await timelineOf(db, order.id),
    closed_to_you: closedTo(actor.id, order, row),
    may: mayJudge ? ['propose', ...(from ? [] : ['decide' as const])] : [],
    decide_from: row.status === 'mediation' ? (from?.toISOString() ?? null) : null,
    second_above: {
      amount: await ruleIn(db, 'second_approval', order.currency),
      currency: order.currency,
    },
    pending_decision:
      row.status === 'approval'
        ? {
            amount: { amount: row.decision_amount ?? 0, currency: order.currency },
            reason: row.decision_reason ?? '',
          }
        : null,
  }
}

export async function listStaffRefunds({ db }: Context): Promise<StaffRefund[]> {
  return (await refundsWaiting(db)).map((row) => ({
    id: row.id,
    order: { uuid: row.order_id, ref: row.ref, title: row.title },
    client: { uuid: row.client_id, fullname: `${row.first_name} ${row.last_name}` },
    amount: { amount: row.amount, currency: row.currency },
    destination: row.destination as 'card' | 'credit',
    stands: row.refund_status === 'failed' ? 'failed' : 'pending',
    since: (row.answered_at ?? row.created_at).toISOString(),
  }))
}
