import type { Reader } from '../platform/database/database.ts'

/** Every country, and whether the catalogue knows programmes of its own. */
export const countriesToFind = (db: Reader) =>
  db
    .selectFrom('country')
    .select((eb) => [
      'iso',
      eb
        .exists(eb.selectFrom('visa').select('visa.id').whereRef('visa.country_iso', '=', 'country.iso'))
        .as('has_visas'),
    ])
    .orderBy('iso')
    .execute()

export const agentsToFind = (db: Reader, limit: number) =>
  db
    .selectFrom('showcase_agent')
    .select('username')
    .orderBy('standing', 'desc')
    .orderBy('uuid', 'desc')
    .limit(limit)
    .execute()

export const articlesToFind = (db: Reader, limit: number) =>
  db
    .selectFrom('showcase_article')
    .select(['agent_uuid', 'slug', 'published_on'])
    .orderBy('published_on', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
