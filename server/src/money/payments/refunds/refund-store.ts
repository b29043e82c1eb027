import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/database.ts'
import type { Unmoved } from '../../../platform/database/move.ts'
import { ourCharges } from '../activity-store.ts'
import type { RefundStatus } from './refund-state.ts'

export type StrayReason = 'too_late' | 'twice' | 'wrong'
export type RefundReason = StrayReason | 'processor' | 'conflict' | 'cancellation'

interface NewRefund {
  payment_id: string
  activity_id: string
  order_id: string | null
  reason: RefundReason
  amount: number
  currency: string
  processor_id?: string
  look_at: Date
  created_at: Date
  updated_at: Date
}

export const addRefund = async (tx: Tx, refund: NewRefund) =>
  (await tx.insertInto('refund').values(refund).returning('id').executeTakeFirstOrThrow()).id

const refunds = (db: Reader) =>
  db
    .selectFrom('refund')
    .innerJoin('payment_activity as activity', 'activity.id', 'refund.activity_id')
    .select((eb) => [
      'refund.id',
      'refund.payment_id',
      'refund.activity_id',
      'refund.order_id',
      eb.ref('refund.reason').$castTo<RefundReason>().as('reason'),
      'refund.amount',
      'refund.currency',
      eb.ref('refund.status').$castTo<RefundStatus>().as('status'),
      'refund.processor_id',
      'refund.returned_at',
      'activity.charge_id',
      'activity.processor',
    ])

export type RefundRow = NonNullable<Awaited<ReturnType<typeof lockRefund>>>

export const findRefund = (db: Reader, id: string) =>
  refunds(db).where('refund.id', '=', id).executeTakeFirst()

/** By what the processor calls it, or else by the key we asked for it with. */
export const findRefundAs = async (db: Reader, processorId: string, key: string | null) =>
  (await refunds(db).where('refund.processor_id', '=', processorId).executeTakeFirst()) ??
  (key ? await findRefund(db, key) : undefined)

export const lockRefund = (tx: Tx, id: string) =>
  refunds(tx).where('refund.id', '=', id).forUpdate('refund').executeTakeFirst()

/** Whether the money of this try is on its way back already. */
export const isGivenBack = async (db: Reader, activityId: string) =>
  (await db
    .selectFrom('refund')
    .select('id')
    .where('activity_id', '=', activityId)
    .where('reason', 'in', ['too_late', 'twice', 'wrong'])
    .executeTakeFirst()) !== undefined

export const lockRefundsOf = (tx: Tx, activityId: string) =>
  refunds(tx).where('refund.activity_id', '=', activityId).orderBy('refund.id').forUpdate('refund').execute()

/** Of these of a processor: how the ones we have stand, and which are of a charge of ours. */
export async function refundsKnown(
  db: Reader,
  processor: string,
  asked: { ids: string[]; chargeIds: string[] },
) {
  const known = await db
    .selectFrom('refund')
    .select(['processor_id', 'status'])
    .where('processor_id', 'in', asked.ids)
    .execute()
  return {
    statusOf: new Map(known.map(({ processor_id, status }) => [processor_id, status])),
    charges: await ourCharges(db, processor, asked.chargeIds),
  }
}

export const setRefund = (tx: Tx, id: string, change: Unmoved<'refund'>) =>
  tx.updateTable('refund').set(change).where('id', '=', id).execute()

export const takeDueRefunds = async (tx: Tx, due: { now: Date; next: Date; limit: number }) => {
  const { rows } = await sql<{ id: string }>`
    update refund set look_at = ${due.next}
    where id in (
      select id from refund where look_at <= ${due.now} and status = 'pending'
      order by look_at limit ${due.limit} for update skip locked
    )
    returning id`.execute(tx)
  return rows
}
