import type { Insertable } from 'kysely'
import { builtOnce } from '../../../platform/database/built-once.ts'
import type { Reader, Tx } from '../../../platform/database/database.ts'
import { type AgeKey, newerThan } from '../../../platform/database/keyset.ts'
import type { DB } from '../../../platform/database/rows.generated.ts'
import type { Side } from '../policy.ts'

const requests = (db: Reader) =>
  db
    .selectFrom('meeting_request')
    .select(['id', 'meeting_id', 'made_by', 'status', 'starts_at', 'ends_at', 'reason', 'answer_by'])
export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>

/** Undefined where one waits already. */
export const addRequest = (tx: Tx, request: Insertable<DB['meeting_request']>) =>
  tx
    .insertInto('meeting_request')
    .values(request)
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst()

export const findRequest = (db: Reader, orderId: string, id: string) =>
  requests(db).where('order_id', '=', orderId).where('id', '=', id).executeTakeFirst()

const waiting = builtOnce((db: Reader, { orderId }: { orderId: string }) =>
  requests(db).where('order_id', '=', orderId).where('status', '=', 'pending'),
)

export const waitingRequest = (db: Reader, orderId: string) => waiting.first(db, { orderId })

export const countFreeMoves = async (db: Reader, meetingId: string, side: Side) =>
  (
    await db
      .selectFrom('meeting_request')
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
      .where('meeting_id', '=', meetingId)
      .where('made_by', '=', side)
      .where('is_free', '=', true)
      .executeTakeFirstOrThrow()
  ).count

export const requestsUnanswered = (db: Reader, now: Date, after: AgeKey | null, most: number) => {
  let batch = db
    .selectFrom('meeting_request')
    .select(['id', 'order_id', 'answer_by as due_at'])
    .where('status', '=', 'pending')
    .where('answer_by', '<=', now)
    .orderBy('answer_by')
    .orderBy('id')
    .limit(most)
  if (after) batch = batch.where(newerThan('answer_by', 'id', after))
  return batch.execute()
}
