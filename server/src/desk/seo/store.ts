import type { Reader } from '../../platform/database/database.ts'
import { olderThan } from '../../platform/database/keyset.ts'

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

export const visasToFind = async (db: Reader) =>
  (
    await db
      .selectFrom('visa')
      .select('id')
      .where('country_iso', 'is not', null)
      .where('replaced_by', 'is', null)
      .orderBy('country_iso')
      .orderBy('position')
      .execute()
  ).map(({ id }) => id)

/** After which article a page of them begins. */
export type ArticleKey = readonly [published: Date, id: string]

export function articlesToFind(db: Reader, after: ArticleKey | null, limit: number) {
  let page = db
    .selectFrom('live_article')
    .innerJoin('person', 'person.id', 'agent_id')
    .select(['agent_id', 'slug', 'changed_at', 'published_at', 'article_id'])
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where('is_shown', '=', true)
    .orderBy('published_at', 'desc')
    .orderBy('article_id', 'desc')
    .limit(limit)
  if (after) page = page.where(olderThan('published_at', 'article_id', after))
  return page.execute()
}

export interface ArticleTimes {
  published_at: Date
  changed_at: Date
}

/** An article has the time of its publishing, and of the last change that readers see. */
export async function timesOfArticles(db: Reader, ids: string[]) {
  if (ids.length === 0) return new Map<string, ArticleTimes>()
  const rows = await db
    .selectFrom('live_article')
    .select(['article_id', 'published_at', 'changed_at'])
    .where('article_id', 'in', ids)
    .execute()
  return new Map(rows.map((row): [string, ArticleTimes] => [row.article_id, row]))
}
