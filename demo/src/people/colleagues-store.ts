import { type Insertable, sql } from 'kysely'
import type { Reader, Tx } from '../../../server/src/platform/database/database.ts'
import type { DB } from '../../../server/src/platform/database/rows.generated.ts'

/** Ids of those who were not here before. */
export const addAllPeople = async (tx: Tx, people: Insertable<DB['person']>[]) => {
  const added = await tx
    .insertInto('person')
    .values(people)
    .onConflict((known) => known.doNothing())
    .returning('id')
    .execute()
  return new Set(added.map(({ id }) => id))
}

export const addAllAgents = (tx: Tx, agents: Insertable<DB['agent']>[]) =>
  tx.insertInto('agent').values(agents).execute()

export const addAllServices = (tx: Tx, services: Insertable<DB['service']>[]) =>
  tx.insertInto('service').values(services).execute()

/** Some 3,700 rows of ten values are more than one statement may have of them. */
export async function addAllReviews(tx: Tx, reviews: Insertable<DB['review']>[]) {
  await sql`
    insert into review (id, agent_id, author_id, service_id, visa_id, country_iso, star, content, created_at)
    select id, agent_id, author_id, service_id, visa_id, country_iso, star, content, created_at
    from jsonb_populate_recordset(null::review, ${JSON.stringify(reviews)}::jsonb)`.execute(tx)
  await sql`
    update agent set rating_sum = rating_sum + stars, review_count = review_count + reviews
    from (
      select agent_id, sum(star) as stars, count(*)::int as reviews
      from jsonb_populate_recordset(null::review, ${JSON.stringify(reviews)}::jsonb) group by agent_id
    ) told
    where person_id = agent_id`.execute(tx)
}

/**
 * A licence is added where the law asks for one: it is of the first regulator that is no bar, save in the US,
 * and of a class that opens all they offer.
 */
export const addAllLicences = (tx: Tx, ids: string[], now: Date) =>
  sql`
    insert into licence (agent_id, country_iso, regulator, class_code, number, valid_until, status, decided_at, created_at)
    select agent_id, country_iso, regulator.code, class.code, regulator.code || '-DEMO-' || upper(left(agent_id::text, 6)),
      (${now}::timestamptz + interval '300 days')::date, 'verified', ${now}::timestamptz, ${now}::timestamptz
    from (
      select agent_id, country_iso, array_agg(visa_id) as visas
      from service where agent_id = any(${ids}) group by agent_id, country_iso
    ) offered
    join country on country.iso = country_iso and licence_notice is not null
    join lateral (
      select code from regulator
      where regulator.country_iso = offered.country_iso and (code = 'BAR') = (offered.country_iso = 'US')
      order by code limit 1
    ) regulator on true
    left join lateral (
      select code from licence_class
      where licence_class.country_iso = offered.country_iso and licence_class.regulator = regulator.code
        and not closed_visas && offered.visas and position < 2
      order by hashtext(agent_id::text || code) limit 1
    ) class on true
    on conflict do nothing`.execute(tx)

export const addAllHours = (tx: Tx, ids: string[]) =>
  sql`
    insert into work_hours (agent_id, weekday, start_minute, last_minute)
    select id, weekday, 540, 1019 from unnest(${ids}::uuid[]) as id, generate_series(1, 5) as weekday`.execute(
    tx,
  )

export const visasByName = async (tx: Tx) => {
  const rows = await tx.selectFrom('visa').select(['id', 'name', 'checklist']).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export async function deletedAmong(db: Reader, ids: string[]) {
  const rows = await db
    .selectFrom('person')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('deleted_at', 'is not', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
