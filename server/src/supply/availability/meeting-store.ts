import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { performOrSkip } from '../../ground/facts/perform.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { untold } from '../../platform/states/machine.ts'
import { meetingMachine } from './meeting-state.ts'
import type { Interval } from './slots/intervals.ts'

interface NewHold {
  agent_id: string
  client_id: string
  during: Interval
  padded: Interval
  held_until: Date
  now: Date
}

const range = ({ from, until }: Interval) =>
  sql<string>`tstzrange(to_timestamp(${from}::float8 / 1000), to_timestamp(${until}::float8 / 1000))`

/** Undefined when another meeting is in the way: the exclusion constraint decides, whoever is first. */
export const addHold = (tx: Tx, { during, padded, now, ...hold }: NewHold) =>
  tx
    .insertInto('meeting')
    .values({
      ...hold,
      status: 'held',
      during: range(during),
      padded: range(padded),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

/** A hold that is over stands in nobody's way. */
export const forgetHoldsOver = (tx: Tx, agentId: string, now: Date) =>
  tx
    .deleteFrom('meeting')
    .where('agent_id', '=', agentId)
    .where('status', '=', 'held')
    .where('held_until', '<=', now)
    .execute()

export const forgetAllHoldsOver = (tx: Tx, now: Date) =>
  tx.deleteFrom('meeting').where('status', '=', 'held').where('held_until', '<=', now).execute()

interface Booking {
  id: string
  clientId: string
  orderId: string | null
  now: Date
}

/** Undefined when it is not held by this client, or no longer. */
export async function bookHold(context: Context, tx: Tx, { id, clientId, orderId, now }: Booking) {
  const isBooked = await performOrSkip(
    context,
    tx,
    untold(meetingMachine.book),
    { id },
    {
      patch: { order_id: orderId, held_until: null, updated_at: now },
      and: sql<boolean>`client_id = ${clientId} and held_until > ${now}`,
    },
  )
  if (!isBooked) return undefined
  return tx.selectFrom('meeting').select(['id', 'agent_id']).where('id', '=', id).executeTakeFirstOrThrow()
}

const starts = sql<Date>`lower(during)`
const ends = sql<Date>`upper(during)`

/** The next comes first. */
export const bookedMeetingsOf = (db: Reader, agentId: string, now: Date) =>
  db
    .selectFrom('meeting')
    .leftJoin('person', (join) =>
      join.onRef('person.id', '=', 'meeting.client_id').on('person.deleted_at', 'is', null),
    )
    .select([
      'meeting.id',
      starts.as('starts_at'),
      ends.as('ends_at'),
      'meeting.updated_at',
      'person.first_name as client_first_name',
      'person.last_name as client_last_name',
    ])
    .where('agent_id', '=', agentId)
    .where('status', '=', 'booked')
    .where(ends, '>', now)
    .orderBy(starts)
    .execute()
export type MeetingRow = Awaited<ReturnType<typeof bookedMeetingsOf>>[number]

/** A meeting counts if it is booked or took place. */
export const countMeetingsHad = async (db: Reader, orderId: string) =>
  (
    await db
      .selectFrom('meeting')
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
      .where('order_id', '=', orderId)
      .where('status', 'in', ['booked', 'done'])
      .executeTakeFirstOrThrow()
  ).count

/** Times as the table keeps them, for a meeting that moves. */
export const timesOf = ({ during, padded }: { during: Interval; padded: Interval }) => ({
  during: range(during),
  padded: range(padded),
})
