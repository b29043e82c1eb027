import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'

export const findOwnProfile = (db: Reader, agentId: string) =>
  db
    .selectFrom('agent')
    .innerJoin('person', 'person.id', 'agent.person_id')
    .select(['headline', 'languages', 'away_from', 'away_until', 'timezone'])
    .where('person_id', '=', agentId)
    .executeTakeFirst()
type OwnProfileRow = NonNullable<Awaited<ReturnType<typeof findOwnProfile>>>

export const setOwnProfile = (tx: Tx, agentId: string, profile: Omit<OwnProfileRow, 'timezone'>) =>
  tx
    .updateTable('agent')
    .set(profile)
    .where('person_id', '=', agentId)
    .returning('person_id')
    .executeTakeFirst()

interface Turning {
  now: Date
  daysBack: number
}

/** Others see a change by the day alone, where a leave begins or ends. The day begins for them, or in UTC, which makes up for a missed hour. */
export async function agentsWhoseLeaveTurns(db: Reader, { now, daysBack }: Turning) {
  const { rows } = await sql<{ person_id: string }>`
    select person_id from agent join person on person.id = agent.person_id
    cross join lateral (select ${now}::timestamptz at time zone coalesce(person.timezone, 'UTC') as here) clock
    where away_until >= here::date - ${daysBack}::int and away_from <= here::date
      and 0 in (extract(hour from here), extract(hour from ${now}::timestamptz at time zone 'UTC'))`.execute(
    db,
  )
  return rows
}
