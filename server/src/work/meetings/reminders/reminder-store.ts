import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

interface Due {
  now: Date
  /** Until then a reminder of the day before is due, and until then one of the hour before. */
  dayAhead: Date
  hourAhead: Date
}

/** Takes the reminders that are due, each once: whoever else looks meanwhile finds them taken. */
export async function takeReminders(tx: Tx, { now, dayAhead, hourAhead }: Due, most: number) {
  const { rows } = await sql<{ id: string; reminded: number }>`
    update meeting
    set reminded = due.level
    from (
      select id, case when lower(during) <= ${hourAhead} then 2 else 1 end as level
      from meeting
      where status = 'booked' and order_id is not null and reminded < 2
        and lower(during) > ${now} and lower(during) <= ${dayAhead}
        and reminded < case when lower(during) <= ${hourAhead} then 2 else 1 end
      order by lower(during), id
      limit ${most}
      for update skip locked
    ) as due
    where due.id = meeting.id
    returning meeting.id, meeting.reminded`.execute(tx)
  return rows
}

export const remindedMeetings = (tx: Tx, ids: string[]) =>
  tx
    .selectFrom('meeting')
    .innerJoin('client_order', 'client_order.id', 'meeting.order_id')
    .innerJoin('person as client', 'client.id', 'client_order.client_id')
    .innerJoin('person as seller', 'seller.id', 'client_order.agent_id')
    .select([
      'meeting.id as meeting_id',
      'meeting.sequence',
      sql<Date>`lower(meeting.during)`.as('starts_at'),
      sql<Date>`upper(meeting.during)`.as('ends_at'),
      'client_order.id',
      'client_order.ref',
      'client_order.title',
      'client.email as client_email',
      'client.first_name as client_first_name',
      'client.timezone as client_timezone',
      'client.clock as client_clock',
      'client.deleted_at as client_deleted_at',
      'seller.email as agent_email',
      'seller.first_name as agent_first_name',
      'seller.last_name as agent_last_name',
      'seller.timezone as agent_timezone',
      'seller.clock as agent_clock',
      'client_order.status',
    ])
    .where('meeting.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
