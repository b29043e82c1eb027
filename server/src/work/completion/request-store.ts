import { type Insertable, sql } from 'kysely'
import { builtOnce } from '../../platform/database/built-once.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { type AgeKey, newerThan } from '../../platform/database/keyset.ts'
import type { DB } from '../../platform/database/rows.generated.ts'
import type { Due } from '../../platform/jobs/do-all-due.ts'

/** Undefined where one waits already. */
export const addRequest = (tx: Tx, request: Insertable<DB['completion_request']>) =>
  tx
    .insertInto('completion_request')
    .values(request)
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst()

const ofOrder = builtOnce((db: Reader, { orderId }: { orderId: string }) =>
  db
    .selectFrom('completion_request')
    .select(['id', 'status', 'summary', 'answer', 'decides_at', 'answered_at', 'created_at'])
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc'),
)

/** The newest comes first. */
export const requestsOf = (db: Reader, orderId: string) => ofOrder.all(db, { orderId })
export type RequestRow = Awaited<ReturnType<typeof requestsOf>>[number]

export const waitingRequestOf = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('completion_request')
    .select(['id', 'decides_at', 'warnings'])
    .where('order_id', '=', orderId)
    .where('status', '=', 'pending')
    .executeTakeFirst()

export const noteWarnings = (tx: Tx, id: string, told: { warnings: number; decides_at: Date }) =>
  tx.updateTable('completion_request').set(told).where('id', '=', id).execute()

interface Deciding {
  now: Date
  warnedBefore: readonly [first: number, last: number]
}

/** The time of these has come, or that of a warning before it, and the row says since when; a conflict stops both. */
export const requestsDeciding = async (
  db: Reader,
  { now, warnedBefore: [first, last] }: Deciding,
  after: AgeKey | null,
  most: number,
) => {
  const { rows } = await sql<Due & { order_id: string }>`
    select id, order_id, due_at from (
      select request.id, order_id, case
        when warnings > 1 then decides_at
        when warnings = 1 then decides_at - make_interval(secs => ${last} / 1000)
        else decides_at - make_interval(secs => ${first} / 1000) end as due_at
      from completion_request as request
      join client_order on client_order.id = order_id and client_order.status = 'ongoing'
      where request.status = 'pending'
    ) as waiting
    where due_at <= ${now} ${after ? sql`and ${newerThan('due_at', 'id', after)}` : sql``}
    order by due_at, id limit ${most}`.execute(db)
  return rows
}
