import type { Insertable } from 'kysely'
import { builtOnce } from '../../../platform/database/built-once.ts'
import type { Reader, Tx } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/rows.generated.ts'

/** Undefined where one waits already. */
export const addExtension = (tx: Tx, extension: Insertable<DB['extension_request']>) =>
  tx
    .insertInto('extension_request')
    .values(extension)
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst()

const newestOf = builtOnce((db: Reader, { orderId }: { orderId: string }) =>
  db
    .selectFrom('extension_request')
    .select(['id', 'status', 'days', 'reason', 'ends_at', 'answered_at', 'created_at'])
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
)

export const newestExtensionOf = (db: Reader, orderId: string) => newestOf.first(db, { orderId })
export type ExtensionRow = NonNullable<Awaited<ReturnType<typeof newestExtensionOf>>>

export const findExtension = (tx: Tx, orderId: string, id: string) =>
  tx
    .selectFrom('extension_request')
    .select(['id', 'days'])
    .where('order_id', '=', orderId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Those nobody answered in time. */
export const extensionsEnding = (db: Reader, now: Date, most: number, after: string | null) => {
  let batch = db
    .selectFrom('extension_request')
    .select(['id', 'order_id'])
    .where('status', '=', 'pending')
    .where('ends_at', '<=', now)
    .orderBy('id')
    .limit(most)
  if (after) batch = batch.where('id', '>', after)
  return batch.execute()
}
