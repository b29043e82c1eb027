import { sql } from 'kysely'
import type { Reader } from '../../platform/database/database.ts'
import { DEFAULT_RULES } from './hours/default-rules.ts'
import type { Rules, StoredRange } from './hours/hours-store.ts'
import { seenRange } from './hours/stored-ranges.ts'
import { type Interval, merge, subtract } from './slots/intervals.ts'
import type { Availability, Period } from './slots/slots.ts'

type StoredPeriod = [from: number, until: number, ranges: StoredRange[]]

interface AvailabilityRow {
  agent_id: string
  timezone: string | null
  away: [from: number, until: number] | null
  rules: Rules | null
  work_hours: [weekday: number, start: number, last: number][]
  overrides: StoredPeriod[]
  blocked: StoredPeriod[]
  meetings: [start: number, from: number, until: number][]
  busy: [from: number, until: number][]
  moved: [from: number, until: number] | null
}

interface Between {
  from: Date
  until: Date
  now: Date
  /** A meeting that takes no time away. */
  except?: string | undefined
}

/** Everything the slots of some agents are made of, in one round trip; without a time zone there are none. */
export async function findAvailabilities(db: Reader, agentIds: string[], between: Between) {
  const { from, until, now, except = null } = between
  const { rows } = await sql<AvailabilityRow>`
    select agent.person_id as agent_id, person.timezone,
      case when away_until >= ${from}::date - 1 and away_from <= ${until}::date + 1
        then jsonb_build_array(away_from - date '1970-01-01', away_until - date '1970-01-01') end as away,
      (select to_jsonb(availability_rule) from availability_rule where agent_id = agent.person_id) as rules,
      (select coalesce(jsonb_agg(jsonb_build_array(weekday, start_minute, last_minute)), '[]')
         from work_hours where agent_id = agent.person_id) as work_hours,
      (select coalesce(jsonb_agg(jsonb_build_array(
           from_day - date '1970-01-01', until_day - date '1970-01-01', ranges)), '[]')
         from work_hours_override where agent_id = agent.person_id
         and until_day >= ${from}::date - 1 and from_day <= ${until}::date + 1) as overrides,
      (select coalesce(jsonb_agg(jsonb_build_array(
           from_day - date '1970-01-01', until_day - date '1970-01-01', ranges)), '[]')
         from blocked_date where agent_id = agent.person_id
         and until_day >= ${from}::date - 1 and from_day <= ${until}::date + 1) as blocked,
      (select coalesce(jsonb_agg(jsonb_build_array(
           extract(epoch from lower(during)) * 1000, extract(epoch from lower(padded)) * 1000,
           extract(epoch from upper(padded)) * 1000)), '[]')
         from meeting where agent_id = agent.person_id and status in ('held', 'booked')
         and padded && tstzrange(${from}, ${until}) and (held_until is null or held_until > ${now})
         and id is distinct from ${except}::uuid) as meetings,
      (select coalesce(jsonb_agg(jsonb_build_array(
           extract(epoch from lower(during)) * 1000, extract(epoch from upper(during)) * 1000)), '[]')
         from busy_time where agent_id = agent.person_id
         and upper(during) > ${from} and lower(during) < ${until}) as busy,
      (select jsonb_build_array(extract(epoch from lower(during)) * 1000, extract(epoch from upper(during)) * 1000)
         from meeting where id = ${except}::uuid and agent_id = agent.person_id) as moved
    from agent join person on person.id = agent.person_id
    where agent.person_id = any(${agentIds}::uuid[])`.execute(db)
  return new Map(
    rows.flatMap((row) => (row.timezone ? [[row.agent_id, toAvailability(row, row.timezone)] as const] : [])),
  )
}

function toAvailability(row: AvailabilityRow, timezone: string): Availability {
  return {
    timezone,
    workHours: row.work_hours.map(([weekday, start, last]) => ({ weekday, ...seenRange([start, last]) })),
    overrides: row.overrides.map(toPeriod),
    blocked: [...row.blocked, ...(row.away ? [[...row.away, []] as StoredPeriod] : [])].map(toPeriod),
    meetings: row.meetings.map(([start, from, until]) => ({ start, padded: { from, until } })),
    busy: busyWithout(row.busy.map(toInterval), row.moved && toInterval(row.moved)),
    rules: toRules(row.rules ?? DEFAULT_RULES),
  }
}

const toInterval = ([from, until]: [number, number]): Interval => ({ from, until })

/** The calendar that an agent connected may hold our own meeting too, which moves. */
const busyWithout = (busy: Interval[], moved: Interval | null) =>
  moved ? subtract(merge(busy), [moved]) : busy

const toPeriod = ([from, until, ranges]: StoredPeriod): Period => ({
  from,
  until,
  ranges: ranges.map(seenRange),
})

const toRules = (rules: Rules): Availability['rules'] => ({
  bufferBefore: rules.buffer_before,
  bufferAfter: rules.buffer_after,
  noticeMinutes: rules.notice_minutes,
  mostADay: rules.most_a_day,
  slotStep: rules.slot_step,
})
