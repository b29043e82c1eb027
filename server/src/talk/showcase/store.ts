import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'

/** Of authors who can be seen. */
const articles = (db: Reader) =>
  db
    .selectFrom('showcase_article as article')
    .innerJoin('agent', 'agent.person_id', 'article.agent_uuid')
    .innerJoin('person', 'person.id', 'article.agent_uuid')
    .select([
      'article.id',
      'slug',
      'title',
      'category',
      'excerpt',
      'image',
      'published_on',
      'reading_minutes',
      'likes',
      'article.agent_uuid',
      'agent.username',
      'person.first_name',
      'person.last_name',
      'person.picture_key',
    ])
    .where('person.deleted_at', 'is', null)
    .where('person.suspended_at', 'is', null)
    .where('article.hidden_at', 'is', null)

export interface ArticlePage {
  limit: number
  after: [day: string, id: string] | null
  author: string | undefined
}

export function articlesByDate(db: Reader, { limit, after, author }: ArticlePage) {
  let page = articles(db)
    .orderBy('published_on', 'desc')
    .orderBy('article.id', 'desc')
    .limit(limit + 1)
  if (author) page = page.where('article.agent_uuid', '=', author)
  if (after)
    page = page.where(sql<boolean>`(published_on, article.id) < (${after[0]}::date, ${after[1]}::uuid)`)
  return page.execute()
}

export const findArticle = (db: Reader, agentUuid: string, slug: string) =>
  articles(db)
    .select('html')
    .where('article.agent_uuid', '=', agentUuid)
    .where('slug', '=', slug)
    .executeTakeFirst()

export const allTestimonials = (db: Reader) =>
  db
    .selectFrom('testimonial')
    .innerJoin('country as home', 'home.iso', 'from_iso')
    .innerJoin('country as goal', 'goal.iso', 'to_iso')
    .select([
      'id',
      'testimonial.name',
      'from_iso',
      'to_iso',
      'home.name as from_name',
      'goal.name as to_name',
      'purpose',
      'text',
    ])
    .orderBy('position')
    .execute()

type Row = Record<string, unknown>

/** Handed over as one JSON text; what is there already stays as it is, and nobody who went comes back. */
export const addArticles = (tx: Tx, articles: Row[]) =>
  sql`
    insert into showcase_article
      (agent_uuid, slug, title, category, excerpt, image, published_on, reading_minutes, likes, html)
    select agent_uuid, slug, title, category, excerpt, image, published_on, reading_minutes, likes, html
    from jsonb_populate_recordset(null::showcase_article, ${JSON.stringify(articles)}::jsonb)
    where agent_uuid in (select person_id from agent)
    on conflict do nothing`.execute(tx)

export const addTestimonials = (tx: Tx, testimonials: Row[]) =>
  sql`
    insert into testimonial (name, from_iso, to_iso, purpose, text, position)
    select name, from_iso, to_iso, purpose, text, position
    from jsonb_populate_recordset(null::testimonial, ${JSON.stringify(testimonials)}::jsonb)
    on conflict do nothing`.execute(tx)

export const hasArticles = async (db: Reader) =>
  (await db.selectFrom('showcase_article').select('id').limit(1).executeTakeFirst()) !== undefined

/** With what decides whether people see it. */
export const findReportedArticle = (db: Reader, id: string) =>
  db
    .selectFrom('showcase_article as article')
    .innerJoin('agent', 'agent.person_id', 'article.agent_uuid')
    .innerJoin('person', 'person.id', 'article.agent_uuid')
    .select([
      'article.agent_uuid',
      'agent.username',
      'article.slug',
      'article.title',
      'article.html',
      'article.hidden_at',
      'person.suspended_at',
      'person.deleted_at',
    ])
    .where('article.id', '=', id)
    .executeTakeFirst()

export const setArticleHidden = (tx: Tx, id: string, hidden_at: Date | null) =>
  tx.updateTable('showcase_article').set({ hidden_at }).where('id', '=', id).execute()
