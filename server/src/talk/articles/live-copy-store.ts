import { type Insertable, sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/rows.generated.ts'

/** Readers see this copy from now on. */
export const setLiveCopy = (tx: Tx, copy: Insertable<DB['live_article']>) => {
  const { article_id: _, published_at: __, ...again } = copy
  return tx
    .insertInto('live_article')
    .values(copy)
    .onConflict((known) => known.column('article_id').doUpdateSet(again))
    .execute()
}

export const findLiveCopy = (db: Reader, articleId: string) =>
  db
    .selectFrom('live_article')
    .select([
      'version',
      'slug',
      'title',
      'category',
      'html',
      'html_mark',
      'cover_id',
      'service_ids',
      'attachment_ids',
      'is_shown',
    ])
    .where('article_id', '=', articleId)
    .executeTakeFirst()

/** Nothing of the article differs from what was published last. */
export const isAsPublished = async (db: Reader, articleId: string) =>
  (await db
    .selectFrom('live_article as live')
    .innerJoin('article', 'article.id', 'live.article_id')
    .select('live.article_id')
    .where('live.article_id', '=', articleId)
    .whereRef('live.title', '=', 'article.title')
    .whereRef('live.category', '=', 'article.category')
    .whereRef('live.html', '=', 'article.html')
    .whereRef('live.cover_id', 'is not distinct from', 'article.cover_id')
    .whereRef('live.service_ids', '=', 'article.service_ids')
    .whereRef('live.attachment_ids', '=', 'article.attachment_ids')
    .executeTakeFirst()) !== undefined

export const setLiveHtml = (tx: Tx, articleId: string, kept: { html: string; html_mark: string }) =>
  tx.updateTable('live_article').set(kept).where('article_id', '=', articleId).execute()

/** The addresses of an agent that begin like this one, of all their articles, also of those that are gone. */
export const slugsLike = (db: Reader, agentId: string, base: string) =>
  db
    .selectFrom('article_slug')
    .select(['slug', 'article_id'])
    .where('agent_id', '=', agentId)
    .where((eb) => eb.or([eb('slug', '=', base), sql<boolean>`starts_with(slug, ${`${base}-`})`]))
    .execute()

export const addSlug = (
  tx: Tx,
  row: { agent_id: string; slug: string; article_id: string; created_at: Date },
) =>
  tx
    .insertInto('article_slug')
    .values(row)
    .onConflict((known) => known.doNothing())
    .execute()
