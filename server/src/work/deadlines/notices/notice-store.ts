import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/database.ts'

export const findDays = (db: Reader, personId: string) =>
  db.selectFrom('deadline_reader').select('days').where('person_id', '=', personId).executeTakeFirst()

/** The kinds that are named; the others stay as they are. */
export const setDays = (tx: Tx, personId: string, days: string) =>
  tx
    .insertInto('deadline_reader')
    .values({ person_id: personId, days })
    .onConflict((known) =>
      known.column('person_id').doUpdateSet({ days: sql`deadline_reader.days || excluded.days` }),
    )
    .execute()

export interface ToLookAt {
  id: string
  home: 'subscriber' | 'consultant'
  days: unknown
  today: string
  checked_on: string | null
}

/** Between these hours of their day people are told. */
const HUMANE = { from: 9, until: 20 }

const localTime = (now: Date) => sql`(${now}::timestamptz at time zone coalesce(person.timezone, 'UTC'))`

/** Nobody looked for these people today, and the hour is one at which they may be told; they come by id. */
export async function peopleToTell(db: Reader, now: Date, after: string | null, most: number) {
  const { rows } = await sql<ToLookAt>`
    select person.id, person.home, reader.days, to_char(${localTime(now)}, 'YYYY-MM-DD') as today, reader.checked_on
    from person left join deadline_reader reader on reader.person_id = person.id
    where person.deleted_at is null and person.suspended_at is null
      and extract(hour from ${localTime(now)}) >= ${HUMANE.from} and extract(hour from ${localTime(now)}) < ${HUMANE.until}
      and (reader.checked_on is null or reader.checked_on < ${localTime(now)}::date)
      ${after ? sql`and person.id > ${after}` : sql``}
    order by person.id limit ${most}`.execute(db)
  return rows
}

/** Notes that these were looked at today; those that somebody else noted meanwhile are left out. */
export async function noteLooked(tx: Tx, people: readonly Pick<ToLookAt, 'id' | 'today'>[]) {
  const { rows } = await sql<{ person_id: string }>`
    insert into deadline_reader (person_id, checked_on)
    select given.id, given.today
    from unnest(${people.map(({ id }) => id)}::uuid[], ${people.map(({ today }) => today)}::date[]) as given (id, today)
    join person on person.id = given.id and person.deleted_at is null and person.suspended_at is null
    order by given.id
    on conflict (person_id) do update set checked_on = excluded.checked_on
    where deadline_reader.checked_on is null or deadline_reader.checked_on < excluded.checked_on
    returning person_id`.execute(tx)
  return new Set(rows.map(({ person_id }) => person_id))
}
