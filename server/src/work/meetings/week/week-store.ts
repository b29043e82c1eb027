import { sql } from 'kysely'
import type { Reader } from '../../../platform/database/database.ts'
import { MOST_MEETINGS, OPEN } from '../policy.ts'

const starts = sql<Date>`lower(during)`
const ends = sql<Date>`upper(during)`

/** Even a week of nothing but short meetings has no more. */
const MOST_A_WEEK = 400

interface Between {
  from: Date
  until: Date
}

/** The first of the week comes first; no meeting is longer than a day. */
export const meetingsOfWeek = (db: Reader, agentId: string, { from, until }: Between) =>
  db
    .selectFrom('meeting')
    .leftJoin('client_order', 'client_order.id', 'meeting.order_id')
    .leftJoin('person', (join) =>
      join.onRef('person.id', '=', 'meeting.client_id').on('person.deleted_at', 'is', null),
    )
    .select((eb) => [
      'meeting.id',
      eb
        .ref('meeting.status')
        .$castTo<'booked' | 'done' | 'missed_by_client' | 'missed_by_agent'>()
        .as('status'),
      starts.as('starts_at'),
      ends.as('ends_at'),
      'meeting.order_id',
      'client_order.title',
      'person.first_name',
      'person.last_name',
      'person.timezone as client_timezone',
    ])
    .where('meeting.agent_id', '=', agentId)
    .where('meeting.status', 'in', ['booked', 'done', 'missed_by_client', 'missed_by_agent'])
    .where(ends, '>', from)
    .where(ends, '<', sql<Date>`${until}::timestamptz + interval '1 day'`)
    .where(starts, '<', until)
    .orderBy(ends)
    .limit(MOST_A_WEEK)
    .execute()
export type MeetingOfWeek = Awaited<ReturnType<typeof meetingsOfWeek>>[number]

export const offersOfWeek = (db: Reader, agentId: string, { from, until }: Between) =>
  db
    .selectFrom('meeting_request as asked')
    .innerJoin('client_order', 'client_order.id', 'asked.order_id')
    .leftJoin('person', (join) =>
      join.onRef('person.id', '=', 'asked.client_id').on('person.deleted_at', 'is', null),
    )
    .select([
      'asked.id',
      'asked.meeting_id',
      'asked.made_by',
      'asked.status',
      'asked.starts_at',
      'asked.ends_at',
      'asked.reason',
      'asked.answer_by',
      'asked.order_id',
      'client_order.title',
      'client_order.status as order_status',
      'person.first_name',
      'person.last_name',
      'person.timezone as client_timezone',
    ])
    .where('asked.agent_id', '=', agentId)
    .where('asked.status', '=', 'pending')
    .where('asked.starts_at', '>=', from)
    .where('asked.starts_at', '<', until)
    .orderBy('asked.starts_at')
    .limit(MOST_A_WEEK)
    .execute()
export type OfferOfWeek = Awaited<ReturnType<typeof offersOfWeek>>[number]

/** Orders in which the agent may offer a time, as `mayWithOrder` has it; the newest first. */
export const ordersToMeet = (db: Reader, agentId: string, now: Date, limit: number) =>
  db
    .selectFrom('client_order')
    .innerJoin('person', 'person.id', 'client_order.client_id')
    .select((eb) => [
      'client_order.id',
      'client_order.title',
      eb.ref('meeting_minutes').$notNull().as('meeting_minutes'),
      'person.first_name',
      'person.last_name',
    ])
    .where('client_order.agent_id', '=', agentId)
    .where('client_order.status', 'in', OPEN)
    .where('meeting_minutes', 'is not', null)
    .where('person.deleted_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('meeting_request')
            .select('meeting_request.id')
            .whereRef('meeting_request.order_id', '=', 'client_order.id')
            .where('meeting_request.status', '=', 'pending'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('meeting')
            .select('meeting.id')
            .whereRef('meeting.order_id', '=', 'client_order.id')
            .where('meeting.status', '=', 'booked')
            .where(ends, '>', now),
        ),
      ),
    )
    .where((eb) =>
      eb(
        eb
          .selectFrom('meeting')
          .select((inner) => inner.fn.countAll().as('count'))
          .whereRef('meeting.order_id', '=', 'client_order.id'),
        '<',
        MOST_MEETINGS,
      ),
    )
    .orderBy('client_order.created_at', 'desc')
    .orderBy('client_order.id', 'desc')
    .limit(limit)
    .execute()
