import type { FailedRefundTab } from '@sojourn/contract/money/payment-words'
import { sql } from 'kysely'
import { builtOnce } from '../../../platform/database/built-once.ts'
import type { Reader, Tx } from '../../../platform/database/database.ts'
import { type AgeKey, olderThan } from '../../../platform/database/keyset.ts'
import { lostAny } from '../disputes/dispute-store.ts'
import type { RefundStatus } from '../refunds/refund-state.ts'

/** Nobody waits for more of them on one page. */
const MOST_OF_ONE = 100

const failed = (db: Reader) =>
  db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .innerJoin('payment_activity as activity', 'activity.id', 'refund.activity_id')
    .innerJoin('person as payer', 'payer.id', 'payment.payer_id')
    .leftJoin('payment_method as method', 'method.id', 'activity.method_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('refund_transfer')
          .select(['status', 'hint', 'entered_by', 'approved_by', 'sent_by', 'bank_reference', 'reason'])
          .whereRef('refund_transfer.refund_id', '=', 'refund.id')
          .orderBy('refund_transfer.id', 'desc')
          .limit(1)
          .as('transfer'),
      (join) => join.onTrue(),
    )
    .leftJoin('person as enterer', 'enterer.id', 'transfer.entered_by')
    .leftJoin('person as approver', 'approver.id', 'transfer.approved_by')
    .leftJoin('person as sender', 'sender.id', 'transfer.sent_by')
    .select((eb) => [
      'refund.id',
      'refund.order_id',
      'refund.reason as refund_reason',
      'refund.amount',
      'refund.currency',
      'refund.status',
      'refund.returned_at',
      'refund.tries',
      'refund.created_at',
      eb.fn.coalesce('refund.failed_at', 'refund.updated_at').as('failed_at'),
      // One that is tried again is `pending` once more; one that goes the usual way is nobody’s to handle.
      eb
        .or([
          eb('refund.failed_at', 'is not', null),
          eb('refund.status', 'not in', ['pending', 'processed']),
          eb('transfer.status', 'is not', null),
        ])
        .$castTo<boolean>()
        .as('has_failed'),
      'payment.id as payment_id',
      'payment.ref',
      'payment.title',
      'payment.payer_id',
      'payer.first_name as payer_first_name',
      'payer.last_name as payer_last_name',
      'payer.deleted_at as payer_deleted_at',
      'activity.charge_id',
      'activity.processor',
      'method.brand',
      'method.last4',
      'transfer.status as transfer_status',
      'transfer.hint',
      'transfer.entered_by',
      'transfer.approved_by',
      'transfer.sent_by',
      'transfer.bank_reference',
      'transfer.reason',
      'enterer.first_name as enterer_first_name',
      'enterer.last_name as enterer_last_name',
      'approver.first_name as approver_first_name',
      'approver.last_name as approver_last_name',
      'sender.first_name as sender_first_name',
      'sender.last_name as sender_last_name',
      sql<boolean>`exists (
        select from dispute where dispute.payment_id = payment.id and (state = 'open' or cause is null)
      )`.as('with_bank'),
      lostAny.as('has_lost'),
    ])
export type FailedRefundRow = NonNullable<Awaited<ReturnType<typeof findFailed>>>

const OPEN: readonly RefundStatus[] = ['failed', 'by_bank']

export const findFailed = (db: Reader, id: string) =>
  failed(db).where('refund.id', '=', id).executeTakeFirst()

const openOfPayer = (db: Reader, payerId: string) =>
  failed(db)
    .where('payment.payer_id', '=', payerId)
    .where('refund.status', 'in', OPEN)
    .orderBy('refund.created_at')
    .orderBy('refund.id')
    .limit(MOST_OF_ONE)
const openOfAll = builtOnce((db: Reader, { payerId }: { payerId: string }) => openOfPayer(db, payerId))
const openOfOrder = builtOnce((db: Reader, { payerId, orderId }: { payerId: string; orderId: string }) =>
  openOfPayer(db, payerId).where('refund.order_id', '=', orderId),
)

/** The payer has to answer them or waits for them; the oldest comes first. An order that is named narrows them to its own. */
export const openOf = (db: Reader, payerId: string, orderId?: string) =>
  orderId ? openOfOrder.all(db, { payerId, orderId }) : openOfAll.all(db, { payerId })

const IN_TAB: Record<FailedRefundTab, readonly RefundStatus[]> = {
  waiting: ['failed'],
  by_bank: ['by_bank'],
  answered: ['pending', 'kept', 'processed', 'taken'],
}

interface Page {
  limit: number
  after: AgeKey | null
}

/** The newest comes first, and there is one more than a page. */
export const failedIn = (db: Reader, tab: FailedRefundTab, { limit, after }: Page) => {
  const page = failed(db)
    .where('refund.failed_at', 'is not', null)
    .where('refund.status', 'in', IN_TAB[tab])
    .orderBy('refund.failed_at', 'desc')
    .orderBy('refund.id', 'desc')
    .limit(limit + 1)
  return (after ? page.where(olderThan('refund.failed_at', 'refund.id', after)) : page).execute()
}

/** Ids of what waits, one portion after the other. */
export const openAfter = async (db: Reader, after: string | null, limit: number) => {
  let page = db.selectFrom('refund').select('id').where('status', 'in', OPEN).orderBy('id').limit(limit)
  if (after) page = page.where('id', '>', after)
  return (await page.execute()).map(({ id }) => id)
}

/** Somebody’s money waits for an answer or for a bank transfer. */
export const hasOpen = async (db: Reader, payerId: string) =>
  (await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select('refund.id')
    .where('payer_id', '=', payerId)
    .where('refund.status', 'in', OPEN)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** The payer can still be owed this much of a charge: the part their bank reclaimed and the part that went back in another way are theirs already. */
export const roomOnCharge = async (db: Reader, activityId: string, exceptId: string) => {
  const { rows } = await sql<{ room: number }>`
    select activity.amount
      - coalesce((select sum(amount) from dispute where activity_id = activity.id and state = 'lost'), 0)
      - coalesce((
        select sum(amount) from refund
        where activity_id = activity.id and id <> ${exceptId} and status in ('pending', 'processed', 'kept', 'by_bank')
      ), 0) as room
    from payment_activity activity where id = ${activityId}`.execute(db)
  return Math.max(Number(rows[0]?.room ?? 0), 0)
}

/** The alerts that told of it are looked at once it is answered. */
export const settleAlarmsOf = (tx: Tx, refundId: string, settled_at: Date) =>
  tx
    .updateTable('payment_alarm')
    .set({ settled_at })
    .where('kind', 'in', ['refund_failed', 'refund_returned'])
    .where(sql<string>`detail->>'refund'`, '=', refundId)
    .where('settled_at', 'is', null)
    .execute()
