import { type Insertable, sql } from 'kysely'
import { builtOnce } from '../../../platform/database/built-once.ts'
import type { Reader, Tx } from '../../../platform/database/database.ts'
import { type AgeKey, newerThan } from '../../../platform/database/keyset.ts'
import type { DB } from '../../../platform/database/rows.generated.ts'
import type { Due } from '../../../platform/jobs/do-all-due.ts'

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

export const pendingExtension = (tx: Tx, id: string) =>
  tx
    .selectFrom('extension_request')
    .select(['days', 'ends_at', 'warned_at'])
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst()

export const noteExtensionWarned = (tx: Tx, id: string, told: { warned_at: Date; ends_at: Date }) =>
  tx.updateTable('extension_request').set(told).where('id', '=', id).execute()

interface Ending {
  now: Date
  warnedBefore: number
}

/** Nobody answered these in time, or the time is nearly over; the row says since when. */
export const extensionsEnding = async (
  db: Reader,
  { now, warnedBefore }: Ending,
  after: AgeKey | null,
  most: number,
) => {
  const { rows } = await sql<Due & { order_id: string }>`
    select id, order_id, due_at from (
      select id, order_id, case when warned_at is null
        then ends_at - make_interval(secs => ${warnedBefore} / 1000) else ends_at end as due_at
      from extension_request where status = 'pending'
    ) as waiting
    where due_at <= ${now} ${after ? sql`and ${newerThan('due_at', 'id', after)}` : sql``}
    order by due_at, id limit ${most}`.execute(db)
  return rows
}
