import { CONFLICT_REASONS } from '@sojourn/contract/work/conflict-words'
import type { Context } from '../../context.ts'
import { viewPrice, viewRefund } from '../../money/payments/refunds/divide-refund.ts'
import { planRefund } from '../../money/payments/refunds/plan-refund.ts'
import type { Reader } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { orderToRead } from '../orders/order-to-read.ts'
import { groundOf } from './ground-of.ts'
import { withDecisionParts, withParts } from './refunds/kept-parts.ts'
import { percentOf, scheduleShare } from './refunds/schedule-share.ts'
import { conflictsOf, findConflict, requestsOf } from './store.ts'
import type { Which } from './take-conflict.ts'
import { sideIn } from './take-order.ts'
import { viewConflict, viewRequest } from './view.ts'

type Reading = Pick<Context, 'clock' | 'db'>

async function seenBy({ clock }: Reading, actor: Pick<Person, 'id'>, orderId: string, db: Reader) {
  const order = await orderToRead(db, orderId)
  if (!order) throw new Refusal('not_found')
  const side = sideIn(order, actor.id)
  return { ...(await groundOf(db, order)), side, now: clock.now() }
}

export async function showConflict(
  context: Reading,
  actor: Pick<Person, 'id'>,
  { uuid, cid }: Which,
  db: Reader = context.db,
) {
  const seen = await seenBy(context, actor, uuid, db)
  const conflict = await findConflict(db, cid)
  if (conflict?.order_id !== uuid) throw new Refusal('not_found')
  return viewConflict(
    await withDecisionParts(db, seen.order, conflict),
    await withParts(db, seen.order, await requestsOf(db, [cid])),
    seen,
  )
}

interface Sum {
  amount: number
  destination: 'card' | 'credit'
}

/** Whoever proposes reads it before: the same plan is kept with the proposal. */
export async function showDivision(context: Context, actor: Person, { uuid, cid }: Which, sum: Sum) {
  const { order, side } = await seenBy(context, actor, uuid, context.db)
  const conflict = await findConflict(context.db, cid)
  if (conflict?.order_id !== uuid) throw new Refusal('not_found')
  const parts = await planRefund(context.db, { order, ...sum })
  return parts && { refund: viewRefund(parts, side), agent: viewPrice(parts) }
}

export async function listConflicts(context: Context, actor: Person, uuid: string) {
  const seen = await seenBy(context, actor, uuid, context.db)
  const conflicts = await conflictsOf(context.db, uuid)
  const requests = await requestsOf(
    context.db,
    conflicts.map(({ id }) => id),
  )
  const withThem = await withParts(context.db, seen.order, requests)
  return Promise.all(
    conflicts.map(async (row) =>
      viewConflict(await withDecisionParts(context.db, seen.order, row), withThem, seen),
    ),
  )
}

export async function listRefunds(context: Context, actor: Person, which: Which) {
  return (await showConflict(context, actor, which)).refunds
}

export async function showRefund(
  context: Context,
  actor: Person,
  { uuid, cid, rid }: Which & { rid: string },
) {
  const seen = await seenBy(context, actor, uuid, context.db)
  const conflict = await findConflict(context.db, cid)
  const request = (await requestsOf(context.db, [cid])).find(({ id }) => id === rid)
  if (!conflict || request?.order_id !== uuid) throw new Refusal('not_found')
  const [shown = request] = await withParts(context.db, seen.order, [request])
  return viewRequest(shown, conflict, seen)
}

export async function listConflictReasons(context: Context, actor: Person, uuid: string) {
  const { order, refundable } = await seenBy(context, actor, uuid, context.db)
  const { currency, refund_schedule, status, resume_status, stage } = order
  const total = refundable?.total ?? 0
  const share = scheduleShare(refund_schedule, resume_status ?? status, stage)
  return {
    reasons: Object.entries(CONFLICT_REASONS) as [string, string][],
    refundable: { amount: total, currency },
    suggested: { amount: percentOf(total, share), currency },
  }
}
