import { sql } from 'kysely'
import { builtOnce } from '../../platform/database/built-once.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import type { AgeKey } from '../../platform/database/keyset.ts'
import type { MeetingState } from '../../supply/availability/meeting-machine.ts'

const starts = sql<Date>`lower(during)`
const ends = sql<Date>`upper(during)`
const MOST = 50

const meetings = (db: Reader) =>
  db
    .selectFrom('meeting')
    .select((eb) => [
      'id',
      'agent_id',
      eb.ref('status').$castTo<Exclude<MeetingState, 'held'>>().as('status'),
      starts.as('starts_at'),
      ends.as('ends_at'),
      'sequence',
      'room',
      'ended_by',
      'reason',
    ])
    .where('status', '<>', 'held')
export type MeetingRow = NonNullable<Awaited<ReturnType<typeof findMeeting>>>

const ofOrder = builtOnce((db: Reader, { orderId }: { orderId: string }) =>
  meetings(db).where('order_id', '=', orderId).orderBy(starts, 'desc').orderBy('id').limit(MOST),
)

/** The latest comes first. */
export const meetingsOf = (db: Reader, orderId: string) => ofOrder.all(db, { orderId })

export const findMeeting = (db: Reader, orderId: string, id: string) =>
  meetings(db).where('order_id', '=', orderId).where('id', '=', id).executeTakeFirst()

export const bookedMeeting = async (db: Reader, orderId: string) =>
  (await meetingsOf(db, orderId)).find(({ status }) => status === 'booked')

const counts = builtOnce((db: Reader, { orderId }: { orderId: string }) =>
  db
    .selectFrom('meeting')
    .select((eb) => [
      eb.cast<number>(eb.fn.countAll(), 'integer').as('all'),
      eb
        .cast<number>(eb.fn.countAll().filterWhere('status', '=', 'missed_by_agent'), 'integer')
        .as('missed_by_agent'),
    ])
    .where('order_id', '=', orderId),
)
const countsOf = async (db: Reader, orderId: string) => (await counts.all(db, { orderId }))[0]

/** A meeting counts whatever became of it. */
export const countMeetings = async (db: Reader, orderId: string) => (await countsOf(db, orderId))?.all ?? 0

export const countMissedByAgent = async (db: Reader, orderId: string) =>
  (await countsOf(db, orderId))?.missed_by_agent ?? 0

export const setReminded = (tx: Tx, id: string, reminded: number) =>
  tx.updateTable('meeting').set({ reminded }).where('id', '=', id).execute()

/** Nobody has ended these; the longest over comes first. */
export const meetingsToEnd = (db: Reader, endedBy: Date, after: AgeKey | null, most: number) => {
  let batch = db
    .selectFrom('meeting')
    .select(['id', 'order_id', ends.as('due_at')])
    .where('status', '=', 'booked')
    .where('order_id', 'is not', null)
    .where(ends, '<=', endedBy)
    .orderBy(ends)
    .orderBy('id')
    .limit(most)
  if (after) batch = batch.where(sql<boolean>`(${ends}, id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`)
  return batch.execute()
}
