import { sql } from 'kysely'
import type { Reader } from '../../platform/database/database.ts'

/** The likes are those of the agent, and the like is the viewer's. */
export const findProfile = (db: Reader, id: string, viewer: string | null) =>
  db
    .selectFrom('agent')
    .innerJoin('person', 'person.id', 'agent.person_id')
    .leftJoin('country', 'country.iso', 'person.country_iso')
    .leftJoin('agent_share', 'agent_share.agent_id', 'agent.person_id')
    .leftJoin('business', 'business.agent_id', 'agent.person_id')
    .leftJoin('country as seat', 'seat.iso', 'business.country_iso')
    .leftJoin('hello', (join) =>
      join
        .onRef('hello.agent_id', '=', 'agent.person_id')
        .on('hello.hidden_at', 'is', null)
        .on('hello.scan', 'in', ['clean', 'unscanned']),
    )
    .select((eb) => [
      'agent_share.approved as decisions_approved',
      'agent_share.refused as decisions_refused',
      'hello.id as hello_id',
      'hello.seconds as hello_seconds',
      'hello.poster_id as hello_poster_id',
      'hello.captions as hello_captions',
      'business.legal_name',
      'business.registration_number',
      'business.website as business_website',
      'business.street as business_street',
      'business.postal_code as business_postal_code',
      'business.city as business_city',
      'business.alt_city as business_alt_city',
      'seat.name as business_country_name',
      'agent.person_id as uuid',
      'agent.username',
      'person.first_name',
      'person.last_name',
      'person.picture_key',
      'person.about',
      'person.timezone',
      'person.city',
      'person.alt_city',
      'country.name as country_name',
      'agent.headline',
      'agent.declared_trader',
      'agent.languages',
      'agent.verified_at',
      'agent.completed_orders',
      'agent.response_minutes',
      'agent.takes_questions',
      'agent.rating_sum',
      'agent.review_count',
      'agent.away_from',
      'agent.away_until',
      eb
        .selectFrom('likes')
        .select((like) => like.cast<number>(like.fn.countAll(), 'integer').as('count'))
        .whereRef('likes.agent_id', '=', 'agent.person_id')
        .as('likes'),
      eb
        .selectFrom('likes')
        .select('likes.id')
        .whereRef('likes.agent_id', '=', 'agent.person_id')
        .where('likes.person_id', '=', viewer)
        .as('like_id'),
    ])
    .where('agent.person_id', '=', id)
    .executeTakeFirstOrThrow()
export type ProfileRow = Awaited<ReturnType<typeof findProfile>>

/** A licence is shown if it is confirmed and in force on this day. */
export const licencesShown = (db: Reader, agentId: string, today: string) =>
  db
    .selectFrom('licence')
    .innerJoin('country', 'country.iso', 'licence.country_iso')
    .leftJoin('regulator', (join) =>
      join
        .onRef('regulator.country_iso', '=', 'licence.country_iso')
        .onRef('regulator.code', '=', 'licence.regulator'),
    )
    .leftJoin('licence_class', (join) =>
      join
        .onRef('licence_class.country_iso', '=', 'licence.country_iso')
        .onRef('licence_class.regulator', '=', 'licence.regulator')
        .onRef('licence_class.code', '=', 'licence.class_code'),
    )
    .select([
      'licence_class.code as class_code',
      'licence_class.name as class_name',
      'licence_class.may as class_may',
      'licence.regulator',
      'regulator.name as regulator_name',
      'regulator.url as regulator_url',
      'licence.number',
      'licence.country_iso',
      'country.name as country_name',
      'licence.valid_until',
      'licence.register_url',
    ])
    .where('licence.agent_id', '=', agentId)
    .where('licence.status', '=', 'verified')
    .where('licence.valid_until', '>=', today)
    .orderBy('country.name')
    .execute()
export type LicenceRow = Awaited<ReturnType<typeof licencesShown>>[number]

export const starsOf = (db: Reader, agentId: string) =>
  db
    .selectFrom('review')
    .select((eb) => [
      sql<number>`greatest(1, round(star))::int`.as('star'),
      eb.cast<number>(eb.fn.countAll(), 'integer').as('count'),
    ])
    .where('agent_id', '=', agentId)
    .where('hidden_at', 'is', null)
    .groupBy(sql`1`)
    .execute()
