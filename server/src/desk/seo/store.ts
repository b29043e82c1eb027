import type { Reader } from '../../platform/database/database.ts'

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

export const articlesToFind = (db: Reader, limit: number) =>
  db
    .selectFrom('showcase_article')
    .innerJoin('person', 'person.id', 'agent_uuid')
    .select(['agent_uuid', 'slug', 'published_on'])
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where('hidden_at', 'is', null)
    .orderBy('published_on', 'desc')
    .orderBy('showcase_article.id', 'desc')
    .limit(limit)
    .execute()
