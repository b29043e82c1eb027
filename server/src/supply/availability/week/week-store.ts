import { sql } from 'kysely'
import type { Reader } from '../../../platform/database/database.ts'
import type { BlockedRow, NewPeriod, StoredRange } from '../hours/hours-store.ts'

export interface WeekRow {
  timezone: string | null
  away_from: string | null
  away_until: string | null
  work_hours: [weekday: number, start: number, last: number][]
  overrides: NewPeriod[]
  blocked: BlockedRow[]
  busy: [from: number, until: number][]
}

export const rangesOfDay = (row: WeekRow, weekday: number) =>
  row.work_hours.filter(([day]) => day === weekday).map(([, start, last]): StoredRange => [start, last])

/** Even another calendar of somebody very busy has no more. */
const MOST_BUSY = 1000

/** One round trip reads it; undefined means that they are no agent. */
export async function findWeek(db: Reader, agentId: string, first: string, last: string) {
  const { rows } = await sql<WeekRow>`
    select person.timezone, agent.away_from::text, agent.away_until::text,
      (select coalesce(jsonb_agg(jsonb_build_array(weekday, start_minute, last_minute) order by weekday, start_minute), '[]')
         from work_hours where agent_id = agent.person_id) as work_hours,
      (select coalesce(jsonb_agg(jsonb_build_object('from_day', from_day, 'until_day', until_day, 'ranges', ranges)), '[]')
         from work_hours_override where agent_id = agent.person_id
         and until_day >= ${first}::date and from_day <= ${last}::date) as overrides,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'from_day', from_day, 'until_day', until_day, 'ranges', ranges)
           order by from_day, id), '[]')
         from blocked_date where agent_id = agent.person_id
         and until_day >= ${first}::date and from_day <= ${last}::date) as blocked,
      (select coalesce(jsonb_agg(jsonb_build_array(
           extract(epoch from lower(during)) * 1000, extract(epoch from upper(during)) * 1000)), '[]')
         from (select during from busy_time where agent_id = agent.person_id
           and upper(during) > ${first}::date - 1 and lower(during) < ${last}::date + 2
           order by upper(during) limit ${MOST_BUSY}) as times) as busy
    from agent join person on person.id = agent.person_id
    where agent.person_id = ${agentId}`.execute(db)
  return rows[0]
}
