import { sql } from 'kysely'
import type { Reader } from '../../platform/database/database.ts'

export const findAgentToFind = (db: Reader, id: string) =>
  db
    .selectFrom('agent')
    .innerJoin('person', 'person.id', 'agent.person_id')
    .select([
      'verified_at',
      'suspended_at',
      'deleted_at',
      'deletion_due_at',
      'away_from',
      'away_until',
      'timezone',
      'rating_sum',
      'review_count',
      'completed_orders',
      'response_minutes',
    ])
    .where('agent.person_id', '=', id)
    .executeTakeFirst()

/** It does not matter whether they are found. */
export const activeAims = (db: Reader, id: string) =>
  db
    .selectFrom('service')
    .innerJoin('country', 'country.iso', 'service.country_iso')
    .select(['country.iso as id', 'country.name', 'service.visa_id as visa'])
    .distinct()
    .where('agent_id', '=', id)
    .where('status', '=', 'active')
    .orderBy('country.name')
    .orderBy('service.visa_id')
    .execute()

interface Place {
  country: string
  country_name: string
  purpose: string
  purpose_name: string
  place: number
  others: number
}

const MOST_PLACES = 10

/** For each country and purpose they are found by: how many stand before them, and how many there are. */
export async function placesOf(db: Reader, id: string) {
  const { rows } = await sql<Place>`
    select own.country_iso as country, country.name as country_name, own.aim as purpose, purpose.name as purpose_name,
      1 + (select count(*) from found_offer better
        where better.country_iso = own.country_iso and better.aim = own.aim
          and (better.standing, better.agent_id) > (own.standing, own.agent_id))::int as place,
      (select count(*) from found_offer every
        where every.country_iso = own.country_iso and every.aim = own.aim)::int as others
    from found_offer own
    join country on country.iso = own.country_iso
    join purpose on purpose.slug = own.aim
    where own.agent_id = ${id}
    order by country.name, purpose.position
    limit ${MOST_PLACES}`.execute(db)
  return rows
}
