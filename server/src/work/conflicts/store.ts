import { type Insertable, sql } from 'kysely'
import type { RefundDivision } from '../../money/payments/refunds/divide-refund.ts'
import { builtOnce } from '../../platform/database/built-once.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { type AgeKey, olderThan } from '../../platform/database/keyset.ts'
import type { DB } from '../../platform/database/rows.generated.ts'
import type { Unmoved } from '../../platform/database/unmoved.ts'
import type { Due } from '../../platform/jobs/do-all-due.ts'

/** Named one by one, as only such statements are kept planned. */
const CONFLICT = [
  'conflict.id',
  'conflict.order_id',
  'conflict.opened_by',
  'conflict.opener_id',
  'conflict.reason',
  'conflict.text',
  'conflict.status',
  'conflict.outcome',
  'conflict.resume_status',
  'conflict.reply_by',
  'conflict.warned_at',
  'conflict.claimed_by',
  'conflict.claimed_at',
  'conflict.decision_amount',
  'conflict.decision_reason',
  'conflict.decided_by',
  'conflict.decided_at',
  'conflict.approved_by',
  'conflict.appeal',
  'conflict.appealed_by',
  'conflict.appealed_at',
  'conflict.team_since',
  'conflict.created_at',
  'conflict.closed_at',
  'conflict.updated_at',
] as const

const conflicts = (db: Reader) =>
  db
    .selectFrom('conflict')
    .select(CONFLICT)
    .select((eb) => eb.ref('conflict.decision_parts').$castTo<RefundDivision | null>().as('decision_parts'))
export type ConflictRow = NonNullable<Awaited<ReturnType<typeof findConflict>>>

export const findConflict = (db: Reader, id: string) =>
  conflicts(db).where('conflict.id', '=', id).executeTakeFirst()

const ofOrder = builtOnce((db: Reader, { orderId }: { orderId: string }) =>
  conflicts(db)
    .where('order_id', '=', orderId)
    .orderBy('conflict.created_at', 'desc')
    .orderBy('conflict.id', 'desc'),
)

export const conflictsOf = (db: Reader, orderId: string) => ofOrder.all(db, { orderId })

/** After its order is locked. */
export const lockConflict = (tx: Tx, id: string) =>
  conflicts(tx).where('conflict.id', '=', id).forUpdate('conflict').executeTakeFirst()

export const lockOpenConflict = (tx: Tx, orderId: string) =>
  conflicts(tx)
    .where('order_id', '=', orderId)
    .where('conflict.status', '<>', 'closed')
    .forUpdate('conflict')
    .executeTakeFirst()

/** A conflict that our own steps open is no complaint. */
export const openedBefore = (db: Reader, orderId: string) =>
  db
    .selectFrom('conflict')
    .select(['opened_by', 'reason', 'text'])
    .where('order_id', '=', orderId)
    .where('opened_by', 'in', ['client', 'agent'])
    .where('reason', '<>', 'cancellation')
    .execute()

export const addConflict = async (tx: Tx, row: Insertable<DB['conflict']>) =>
  (await tx.insertInto('conflict').values(row).returning('id').executeTakeFirstOrThrow()).id

export const setConflict = (tx: Tx, id: string, change: Unmoved<'conflict'>) =>
  tx.updateTable('conflict').set(change).where('id', '=', id).execute()

const REQUEST = [
  'id',
  'conflict_id',
  'order_id',
  'made_by',
  'maker_id',
  'amount',
  'currency',
  'destination',
  'continues',
  'more_days',
  'text',
  'status',
  'reply_by',
  'reminders',
  'client_agrees',
  'agent_agrees',
  'answer',
  'refund_id',
  'created_at',
  'answered_at',
  'updated_at',
] as const

const requests = (db: Reader) =>
  db
    .selectFrom('refund_request')
    .select(REQUEST)
    .select((eb) => eb.ref('parts').$castTo<RefundDivision | null>().as('parts'))
export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>

export const findRequest = (db: Reader, id: string) => requests(db).where('id', '=', id).executeTakeFirst()

export const requestsOf = async (db: Reader, conflictIds: string[]) =>
  conflictIds.length === 0
    ? []
    : requests(db)
        .where('conflict_id', '=', sql<string>`any(${conflictIds}::uuid[])`)
        .orderBy('created_at')
        .orderBy('id')
        .execute()

export const pendingRequest = (db: Reader, conflictId: string) =>
  requests(db).where('conflict_id', '=', conflictId).where('status', '=', 'pending').executeTakeFirst()

/** The request counts once its money arrived or its card did not take it. */
export const settledRequest = (db: Reader, conflictId: string) =>
  requests(db)
    .where('conflict_id', '=', conflictId)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'processed'),
        eb.and([
          eb('status', '=', 'accepted'),
          eb(
            'refund_id',
            'in',
            eb.selectFrom('refund').select('refund.id').where('refund.status', '<>', 'pending'),
          ),
        ]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** They are decided, and by no time to be carried out: a bank has it, or left it so. They come by id, after `after`. */
export const decisionsWithoutTime = (db: Reader, after: string, most: number) =>
  db
    .selectFrom('conflict')
    .select(['id', 'order_id'])
    .where('status', '=', 'decided')
    .where('reply_by', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute()

/** Nobody wrote down how these proposals and decisions divide; they come by id, after `after`. */
export const withoutParts = async (db: Reader, after: string, most: number) => {
  const { rows } = await sql<{ id: string; order_id: string }>`
    select id, order_id from (
      select id, order_id from refund_request where parts is null
      union all
      select id, order_id from conflict where decision_parts is null and decision_amount is not null
    ) as unkept
    where id > ${after} order by id limit ${most}`.execute(db)
  return rows
}

export const requestOfRefund = (db: Reader, refundId: string) =>
  requests(db).where('refund_id', '=', refundId).executeTakeFirst()

export const addRequest = async (tx: Tx, row: Insertable<DB['refund_request']>) =>
  (await tx.insertInto('refund_request').values(row).returning('id').executeTakeFirstOrThrow()).id

export const setRequest = (tx: Tx, id: string, change: Unmoved<'refund_request'>) =>
  tx.updateTable('refund_request').set(change).where('id', '=', id).execute()

interface Tending {
  now: Date
  /** Whoever is silent on a proposal is reminded so long before its time is over, the first time and the last. */
  reminders: readonly [first: number, last: number]
}

/** Silence has its effect on these, or their sides are to be reminded, and the row says since when; a conflict has one proposal at most. */
export const conflictsDue = async (
  db: Reader,
  { now, reminders: [first, last] }: Tending,
  after: AgeKey | null,
  most: number,
) => {
  const { rows } = await sql<Due & { order_id: string }>`
    select id, order_id, min(due_at) as due_at from (
      select id, order_id, case
        when status = 'direct' or appealed_at is not null or warned_at = reply_by - make_interval(secs => ${last} / 1000) then reply_by
        else reply_by - make_interval(secs => ${last} / 1000) end as due_at
      from conflict where status in ('direct', 'decided')
      union all
      select conflict_id, order_id, case
        when made_by = 'staff' or reminders > 1 then reply_by
        when reminders = 1 then reply_by - make_interval(secs => ${last} / 1000)
        else reply_by - make_interval(secs => ${first} / 1000) end
      from refund_request where status = 'pending'
    ) as waiting
    where due_at <= ${now}
    group by id, order_id
    ${after ? sql`having (min(due_at), id) > (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``}
    order by 3, 1 limit ${most}`.execute(db)
  return rows
}

/** Our team was asked then; one that it opened itself waits from its opening. */
const WAITS_SINCE = sql<Date>`coalesce(conflict.team_since, conflict.created_at)`

const staffConflicts = (db: Reader) =>
  conflicts(db)
    .innerJoin('client_order', 'client_order.id', 'conflict.order_id')
    .innerJoin('person as client', 'client.id', 'client_order.client_id')
    .innerJoin('person as seller', 'seller.id', 'client_order.agent_id')
    .leftJoin('person as claimer', 'claimer.id', 'conflict.claimed_by')
    .select([
      'client_order.ref',
      'client_order.title',
      'client_order.currency',
      'client_order.price_amount',
      'client_order.client_id',
      'client_order.agent_id',
      'client.first_name as client_first_name',
      'client.last_name as client_last_name',
      'seller.first_name as agent_first_name',
      'seller.last_name as agent_last_name',
      'claimer.first_name as claimer_first_name',
      'claimer.last_name as claimer_last_name',
    ])
    .select(WAITS_SINCE.as('waits_since'))
export type StaffConflictRow = Awaited<ReturnType<typeof conflictsForStaff>>[number]

export const conflictForStaff = (db: Reader, id: string) =>
  staffConflicts(db).where('conflict.id', '=', id).executeTakeFirst()

const QUEUES = {
  waiting: ['mediation', 'approval'],
  open: ['direct', 'decided', 'settling'],
  closed: ['closed'],
} as const
export type Queue = keyof typeof QUEUES

/** The oldest of those that wait comes first, of the others the newest. A conflict that is no more than a cancelled order is left out. */
export function conflictsForStaff(
  db: Reader,
  queue: Queue,
  { limit, after }: { limit: number; after: [string, string] | null },
) {
  let page = staffConflicts(db)
    .where('conflict.status', 'in', QUEUES[queue])
    .where('conflict.reason', '<>', 'cancellation')
    .limit(limit + 1)
  if (queue === 'waiting') {
    if (after)
      page = page.where(
        sql<boolean>`(${WAITS_SINCE}, conflict.id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`,
      )
    return page.orderBy(WAITS_SINCE).orderBy('conflict.id').execute()
  }
  if (after) page = page.where(olderThan('conflict.created_at', 'conflict.id', after))
  return page.orderBy('conflict.created_at', 'desc').orderBy('conflict.id', 'desc').execute()
}

export const refundsWaiting = (db: Reader) =>
  db
    .selectFrom('refund_request')
    .innerJoin('client_order', 'client_order.id', 'refund_request.order_id')
    .innerJoin('person as client', 'client.id', 'client_order.client_id')
    .leftJoin('refund', 'refund.id', 'refund_request.refund_id')
    .select([
      'refund_request.id',
      'refund_request.order_id',
      // The part that waits goes to the card; coupons and credit have theirs already.
      ({ fn }) => fn.coalesce('refund.amount', 'refund_request.amount').as('amount'),
      'refund_request.currency',
      'refund_request.destination',
      'refund_request.answered_at',
      'refund_request.created_at',
      'refund.status as refund_status',
      'client_order.ref',
      'client_order.title',
      'client_order.client_id',
      'client.first_name',
      'client.last_name',
    ])
    .where('refund_request.status', '=', 'accepted')
    .orderBy('refund_request.created_at')
    .limit(100)
    .execute()

const PAID_SINCE = sql<Date>`paid_at + make_interval(secs => frozen_ms / 1000.0)`

/** They are paid, and nobody began, so long ago that something is to be done. The longest ago comes first. */
export const unstarted = (db: Reader, before: Date, after: AgeKey | null, most: number) => {
  let batch = db
    .selectFrom('client_order')
    .select(['id', PAID_SINCE.as('due_at')])
    .where('status', '=', 'paid')
    .where(PAID_SINCE, '<=', before)
    .orderBy('due_at')
    .orderBy('id')
    .limit(most)
  if (after)
    batch = batch.where(sql<boolean>`(${PAID_SINCE}, id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`)
  return batch.execute()
}

export const lastWarned = async (db: Reader, orderId: string) =>
  (
    await db
      .selectFrom('fact')
      .select('created_at')
      .where('order_id', '=', orderId)
      .where('fact', '=', 'order_unstarted')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.created_at
