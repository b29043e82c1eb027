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

/**
 * False means that it came before; whoever keeps it at the same moment is waited for. It is known until an
 * outcome is set, so news without effect need no transaction.
 */
export const keepEvent = async (db: Reader, event: NewEvent) => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('processor_event')
    .values({ ...event, outcome: 'known' })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const hasEvent = async (db: Reader, processor: string, eventId: string) =>
  (await db
    .selectFrom('processor_event')
    .select('event_id')
    .where('processor', '=', processor)
    .where('event_id', '=', eventId)
    .executeTakeFirst()) !== undefined

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
