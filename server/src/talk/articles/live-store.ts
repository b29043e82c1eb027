import type { Reader } from '../../platform/database/database.ts'
import { olderThan } from '../../platform/database/keyset.ts'

/** What readers can see: published, not hidden, of authors who can be seen. */
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

export type LiveArticleRow = Awaited<ReturnType<typeof liveArticlesByDate>>[number]

export interface ArticlePage {
  limit: number
  after: [time: string, id: string] | null
  author: string | undefined
}

/** The newest first; one more than a page. */
export function liveArticlesByDate(db: Reader, { limit, after, author }: ArticlePage) {
  let page = liveArticles(db)
    .orderBy('live_article.published_at', 'desc')
    .orderBy('live_article.article_id', 'desc')
    .limit(limit + 1)
  if (author) page = page.where('live_article.agent_id', '=', author)
  if (after) page = page.where(olderThan('live_article.published_at', 'live_article.article_id', after))
  return page.execute()
}

export const findLiveArticle = (db: Reader, agentId: string, slug: string) =>
  liveArticles(db)
    .select('live_article.html')
    .where('live_article.agent_id', '=', agentId)
    .where('live_article.slug', '=', slug)
    .executeTakeFirst()
