import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/database.ts'
import type { Unmoved } from '../../../platform/database/unmoved.ts'
import { ourCharges } from '../activity-store.ts'

/** Why all of what came for a try goes back at once: it is no part of what was agreed. */
export const STRAY = ['too_late', 'changed', 'twice', 'wrong'] as const
export type StrayReason = (typeof STRAY)[number]
export type RefundReason = StrayReason | 'processor' | 'conflict' | 'cancellation' | 'credit' | 'plan'

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
    .select([
      'refund.id',
      'refund.payment_id',
      'refund.activity_id',
      'refund.order_id',
      'refund.reason',
      'refund.amount',
      'refund.currency',
      'refund.status',
      'refund.processor_id',
      'refund.returned_at',
      'refund.ask_key',
      'refund.tries',
      'refund.failed_at',
      'refund.told_at',
      'refund.warned_hours',
      'refund.warned_at',
      'activity.charge_id',
      'activity.processor',
    ])

export type RefundRow = NonNullable<Awaited<ReturnType<typeof lockRefund>>>

export const findRefund = (db: Reader, id: string) =>
  refunds(db).where('refund.id', '=', id).executeTakeFirst()

/** The processor's name for it finds it, or else the key we asked for it with. */
export const findRefundAs = async (db: Reader, processorId: string, key: string | null) =>
  (await refunds(db).where('refund.processor_id', '=', processorId).executeTakeFirst()) ??
  (key ? await findRefundAskedAs(db, key) : undefined)

/** A refund that an earlier try asked for is nobody’s any more. */
const findRefundAskedAs = (db: Reader, key: string) =>
  refunds(db)
    .where((eb) =>
      eb.or([
        eb('refund.ask_key', '=', key),
        eb.and([eb('refund.id', '=', key), eb('refund.ask_key', 'is', null)]),
      ]),
    )
    .executeTakeFirst()

export const lockRefund = (tx: Tx, id: string) =>
  refunds(tx).where('refund.id', '=', id).forUpdate('refund').executeTakeFirst()

export const isGivenBack = async (db: Reader, activityId: string) =>
  (await db
    .selectFrom('refund')
    .select('id')
    .where('activity_id', '=', activityId)
    .where('reason', 'in', STRAY)
    .executeTakeFirst()) !== undefined

export const lockRefundsOf = (tx: Tx, activityId: string) =>
  refunds(tx).where('refund.activity_id', '=', activityId).orderBy('refund.id').forUpdate('refund').execute()

/** The answer says how those we have stand, and which of the others are of a charge of ours. */
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

/** Money that went back counts whether it is on its way or arrived. */
export const chargeOf = async (db: Reader, paymentId: string) => (await chargesOf(db, [paymentId]))[0]

export const chargesOf = (db: Reader, paymentIds: string[]) =>
  db
    .selectFrom('payment_activity as activity')
    .leftJoin('payment_method as method', 'method.id', 'activity.method_id')
    .select((eb) => [
      'activity.id',
      'activity.payment_id',
      'activity.processor',
      'activity.charge_id',
      'activity.amount',
      'method.brand',
      'method.last4',
      eb
        .cast<number>(
          eb.fn.coalesce(
            eb
              .selectFrom('refund')
              .select((sub) => sub.fn.sum('refund.amount').as('sum'))
              .whereRef('refund.activity_id', '=', 'activity.id'),
            eb.lit(0),
          ),
          'bigint',
        )
        .as('back'),
    ])
    .where('activity.payment_id', 'in', paymentIds)
    .where('activity.status', '=', 'success')
    .execute()

/** A refund of this charge failed, and went to its payer in another way or not yet at all. */
export const hasRefused = async (db: Reader, activityId: string) =>
  (await db
    .selectFrom('refund')
    .select('id')
    .where('activity_id', '=', activityId)
    .where('status', '<>', 'pending')
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['failed', 'kept', 'by_bank']),
        eb.exists(eb.selectFrom('refund_transfer').select('id').whereRef('refund_id', '=', 'refund.id')),
      ]),
    )
    .limit(1)
    .executeTakeFirst()) !== undefined

/** It sums what our team or the processor gave back of what was agreed, and what a bank took or asks for. */
export const givenBackOf = async (db: Reader, paymentIds: string[]) => {
  const { rows } = await sql<{ payment_id: string; amount: number }>`
    select payment_id, sum(amount)::bigint as amount from (
      select payment_id, amount from refund
      where payment_id = any(${paymentIds}::uuid[]) and reason in ('plan', 'processor')
      union all
      select payment_id, amount from dispute
      where payment_id = any(${paymentIds}::uuid[]) and state in ('open', 'lost')
    ) as back group by payment_id`.execute(db)
  return new Map(rows.map(({ payment_id, amount }) => [payment_id, Number(amount)]))
}
