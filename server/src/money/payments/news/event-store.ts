import { sql } from 'kysely'
import { builtOnce } from '../../../platform/database/built-once.ts'
import type { Reader, Tx } from '../../../platform/database/database.ts'

export type Outcome = 'applied' | 'known' | 'unknown' | 'refused'

interface NewEvent {
  processor: string
  event_id: string
  kind: string
  object_id: string | null
  occurred_at: Date
  received_at: Date
}

/** False means that it came before; whoever keeps it at the same moment is waited for. It is known until an outcome is set. */
export const keepEvent = async (tx: Tx, event: NewEvent) => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('processor_event')
    .values({ ...event, outcome: 'known' })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** News without effect are not flushed: one that is lost comes again, and has none again. */
export const keepWithoutEffect = (db: Reader, event: NewEvent) =>
  sql`
    with relaxed as (select set_config('synchronous_commit', 'off', true))
    insert into processor_event (processor, event_id, kind, object_id, occurred_at, received_at, outcome)
    select ${event.processor}, ${event.event_id}, ${event.kind}, ${event.object_id}, ${event.occurred_at}::timestamptz,
      ${event.received_at}::timestamptz, 'known'
    from relaxed on conflict do nothing`.execute(db)

const known = builtOnce((db: Reader, { processor, eventId }: { processor: string; eventId: string }) =>
  db
    .selectFrom('processor_event')
    .select('event_id')
    .where('processor', '=', processor)
    .where('event_id', '=', eventId),
)

export const hasEvent = async (db: Reader, processor: string, eventId: string) =>
  (await known.first(db, { processor, eventId })) !== undefined

export const setOutcome = (tx: Tx, processor: string, eventId: string, outcome: Outcome) =>
  tx
    .updateTable('processor_event')
    .set({ outcome })
    .where('processor', '=', processor)
    .where('event_id', '=', eventId)
    .execute()

export const forgetEventsBefore = (tx: Tx, time: Date) =>
  tx.deleteFrom('processor_event').where('received_at', '<', time).execute()

interface NewAlarm {
  kind: string
  payment_id: string | null
  activity_id: string | null
  processor_id: string | null
  about: string
  detail: string
  created_at: Date
}

/** True when it was not raised before. */
export const addAlarm = async (tx: Tx, alarm: NewAlarm) => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payment_alarm')
    .values(alarm)
    .onConflict((known) => known.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Returns true if it was raised, settled or not. */
export const hasAlarm = async (db: Reader, kind: string, activityId: string, about: string) =>
  (await db
    .selectFrom('payment_alarm')
    .select('id')
    .where('kind', '=', kind)
    .where('activity_id', '=', activityId)
    .where('about', '=', about)
    .executeTakeFirst()) !== undefined

export const countOpenAlarms = async (db: Reader) => {
  const { count } = await db
    .selectFrom('payment_alarm')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
