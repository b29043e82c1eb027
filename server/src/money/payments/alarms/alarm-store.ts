import type { Reader, Tx } from '../../../platform/database/database.ts'
import { olderThan } from '../../../platform/database/keyset.ts'

interface Page {
  limit: number
  after: [createdAt: string, id: string] | null
}

/** Nobody has looked at them; the newest comes first, and there is one more than a page. */
export function openAlarms(db: Reader, { limit, after }: Page) {
  let page = db
    .selectFrom('payment_alarm')
    .leftJoin('payment_activity', 'payment_activity.id', 'payment_alarm.activity_id')
    .leftJoin('payment', (join) =>
      join.on((eb) =>
        eb('payment.id', '=', eb.fn.coalesce('payment_alarm.payment_id', 'payment_activity.payment_id')),
      ),
    )
    .leftJoin('person', 'person.id', 'payment.payer_id')
    .leftJoin('dispute', (join) =>
      join
        .onRef('dispute.activity_id', '=', 'payment_alarm.activity_id')
        .onRef('dispute.processor_id', '=', 'payment_alarm.processor_id')
        .on('payment_alarm.kind', '=', 'dispute_by_hand'),
    )
    .select((eb) => [
      'payment_alarm.id',
      'payment_alarm.kind',
      'payment_alarm.processor_id',
      eb.ref('payment_alarm.detail').$castTo<Record<string, string | number | null>>().as('detail'),
      'payment_alarm.created_at',
      'payment.ref',
      'payment.title',
      'payment.payer_id',
      'person.first_name',
      'person.last_name',
      'person.deleted_at as payer_deleted_at',
      'payment.payable',
      'dispute.state',
      'dispute.cause',
      'dispute.unbooked',
      'dispute.amount',
      'dispute.currency',
    ])
    .where('payment_alarm.settled_at', 'is', null)
    .orderBy('payment_alarm.created_at', 'desc')
    .orderBy('payment_alarm.id', 'desc')
    .limit(limit + 1)
  if (after) page = page.where(olderThan('payment_alarm.created_at', 'payment_alarm.id', after))
  return page.execute()
}
export type AlarmRow = Awaited<ReturnType<typeof openAlarms>>[number]

/** Undefined where it is settled already, or was never raised. */
export const settle = (tx: Tx, id: string, settled_at: Date) =>
  tx
    .updateTable('payment_alarm')
    .set({ settled_at })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .returning('kind')
    .executeTakeFirst()

/** The bank decided otherwise since, and another alarm tells that. */
export const settleAlarmsOfDispute = (tx: Tx, activityId: string, processorId: string, settled_at: Date) =>
  tx
    .updateTable('payment_alarm')
    .set({ settled_at })
    .where('kind', '=', 'dispute_by_hand')
    .where('activity_id', '=', activityId)
    .where('processor_id', '=', processorId)
    .where('settled_at', 'is', null)
    .execute()

export const findAlarm = (db: Reader, id: string) =>
  db
    .selectFrom('payment_alarm')
    .select(['kind', 'activity_id', 'processor_id', 'about'])
    .where('id', '=', id)
    .executeTakeFirst()
