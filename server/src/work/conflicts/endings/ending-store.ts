import type { Insertable } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/rows.generated.ts'

export const addEnding = (tx: Tx, row: Insertable<DB['order_ending']>) =>
  tx
    .insertInto('order_ending')
    .values(row)
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst()

/** The one that waits for a second of our team. */
export const waitingEnding = (db: Reader, orderId: string) =>
  db
    .selectFrom('order_ending')
    .innerJoin('person as asker', 'asker.id', 'order_ending.asked_by')
    .select([
      'order_ending.id',
      'order_ending.reason',
      'order_ending.text',
      'order_ending.amount',
      'order_ending.currency',
      'order_ending.asked_by',
      'order_ending.created_at',
      'asker.first_name',
      'asker.last_name',
    ])
    .where('order_id', '=', orderId)
    .where('order_ending.status', '=', 'waiting')
    .executeTakeFirst()
