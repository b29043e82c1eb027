import { sql, type Updateable } from 'kysely'
import type { Reader, Tx } from '../platform/database/database.ts'
import type { DB } from '../platform/database/rows.generated.ts'

export type StrayReason = 'too_late' | 'twice' | 'wrong'
type RefundStatus = 'pending' | 'processed' | 'failed'

interface NewRefund {
  payment_id: string
  activity_id: string
  order_id: string | null
  reason: StrayReason
  amount: number
  currency: string
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
      'refund.reason',
      'refund.amount',
      'refund.currency',
      eb.ref('refund.status').$castTo<RefundStatus>().as('status'),
      'refund.processor_id',
      'activity.charge_id',
    ])

export const findRefund = (db: Reader, id: string) =>
  refunds(db).where('refund.id', '=', id).executeTakeFirst()

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

export const setRefund = (tx: Tx, id: string, change: Updateable<DB['refund']>) =>
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
