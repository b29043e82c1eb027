import { sql } from 'kysely'
import type { Reader } from '../../../platform/database/database.ts'
import { olderThan } from '../../../platform/database/keyset.ts'

/** Readers can see what is published, not hidden, and of authors who can be seen. */
export const liveArticles = (db: Reader) =>
  db
    .selectFrom('live_article')
    .innerJoin('agent', 'agent.person_id', 'live_article.agent_id')
    .innerJoin('person', 'person.id', 'live_article.agent_id')
    .select([
      'live_article.article_id as id',
      'live_article.agent_id',
      'live_article.slug',
      'live_article.title',
      'live_article.category',
      'live_article.excerpt',
      'live_article.cover_id',
      'live_article.reading_minutes',
      'live_article.likes',
      'live_article.published_at',
      'agent.username',
      'person.first_name',
      'person.last_name',
      'person.picture_key',
    ])
    .where('live_article.is_shown', '=', true)
    .where('person.deleted_at', 'is', null)
    .where('person.suspended_at', 'is', null)

export type LiveArticleRow = Awaited<ReturnType<typeof liveArticlesOf>>[number]

export interface ArticlePage {
  limit: number
  after: [time: string, id: string] | null
}

/** The newest comes first, and there is one more than a page. */
export function liveArticlesOf(db: Reader, author: string, { limit, after }: ArticlePage) {
  let page = liveArticles(db)
    .where('live_article.agent_id', '=', author)
    .orderBy('live_article.published_at', 'desc')
    .orderBy('live_article.article_id', 'desc')
    .limit(limit + 1)
  if (after) page = page.where(olderThan('live_article.published_at', 'live_article.article_id', after))
  return page.execute()
}

/** The address may be a former one. The row has the author, and the like of whoever reads it. */
export const findLiveArticle = (db: Reader, agentId: string, slug: string, viewer: string | null) =>
  liveArticles(db)
    .innerJoin('article_slug', 'article_slug.article_id', 'live_article.article_id')
    .select((eb) => [
      'live_article.html',
      'live_article.html_mark',
      'live_article.service_ids',
      'live_article.attachment_ids',
      'live_article.changed_at',
      'agent.headline',
      'agent.rating_sum',
      'agent.review_count',
      'agent.verified_at',
      'agent.away_from',
      'agent.away_until',
      'person.deletion_due_at',
      'person.timezone',
      eb
        .selectFrom('article_like')
        .select('article_like.id')
        .whereRef('article_like.article_id', '=', 'live_article.article_id')
        .where('article_like.person_id', '=', viewer)
        .as('like_id'),
    ])
    .where('article_slug.agent_id', '=', agentId)
    .where('article_slug.slug', '=', slug)
    .executeTakeFirst()
export type ReadArticleRow = NonNullable<Awaited<ReturnType<typeof findLiveArticle>>>

/** An article stood there that is gone for good, or lies in the trash. */
export async function isGone(db: Reader, agentId: string, slug: string) {
  const known = await db
    .selectFrom('article_slug')
    .leftJoin('article', 'article.id', 'article_slug.article_id')
    .select('article.status')
    .where('article_slug.agent_id', '=', agentId)
    .where('article_slug.slug', '=', slug)
    .executeTakeFirst()
  return known !== undefined && (known.status === null || known.status === 'trash')
}

/** Others of the same author and of the same category, half and half where there are enough. */
export const relatedArticles = (db: Reader, row: ReadArticleRow, limit: number) =>
  liveArticles(db)
    .innerJoin(
      (eb) =>
        eb
          .selectFrom(
            sql<{ article_id: string; position: number }>`(
              (select article_id, 2 * row_number() over (order by published_at desc, article_id desc) as position
                from live_article where agent_id = ${row.agent_id} and is_shown and article_id <> ${row.id}
                order by published_at desc, article_id desc limit ${limit})
              union all
              (select article_id, 2 * row_number() over (order by published_at desc, article_id desc) + 1
                from found_article_place where (country_iso, category) = ('', ${row.category}) and article_id <> ${row.id}
                order by published_at desc, article_id desc limit ${limit})
            )`.as('near'),
          )
          .select((near) => ['near.article_id', near.fn.min('near.position').as('position')])
          .groupBy('near.article_id')
          .as('near'),
      (join) => join.onRef('near.article_id', '=', 'live_article.article_id'),
    )
    .orderBy('near.position')
    .limit(limit)
    .execute()

export const findShownArticle = (db: Reader, id: string) =>
  liveArticles(db).where('live_article.article_id', '=', id).executeTakeFirst()

export const isCoverShown = async (db: Reader, coverId: string) =>
  (await liveArticles(db).where('live_article.cover_id', '=', coverId).executeTakeFirst()) !== undefined
