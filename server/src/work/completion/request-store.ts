import type { Insertable } from 'kysely'
import { builtOnce } from '../../platform/database/built-once.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/rows.generated.ts'

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

/** The newest first. */
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
  /** A request is due for its first warning before the first moment, for its second before the second. */
  warnedBefore: readonly Date[]
}

/** Those whose time has come, or a warning before it; a conflict stops both. */
export const requestsDeciding = (
  db: Reader,
  { now, warnedBefore }: Deciding,
  most: number,
  after: string | null,
) => {
  let batch = db
    .selectFrom('completion_request')
    .innerJoin('client_order', 'client_order.id', 'completion_request.order_id')
    .select(['completion_request.id', 'completion_request.order_id'])
    .where('completion_request.status', '=', 'pending')
    .where('client_order.status', '=', 'ongoing')
    .where((eb) =>
      eb.or([
        eb('decides_at', '<=', now),
        ...warnedBefore.map((before, sent) =>
          eb.and([eb('warnings', '<=', sent), eb('decides_at', '<=', before)]),
        ),
      ]),
    )
    .orderBy('completion_request.id')
    .limit(most)
  if (after) batch = batch.where('completion_request.id', '>', after)
  return batch.execute()
}
