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

export const isAlarm = async (db: Reader, id: string) =>
  (await db.selectFrom('payment_alarm').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
