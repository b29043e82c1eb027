import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/database/database.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const findAgent = (db: Reader, nameOrUuid: string) =>
  db
    .selectFrom('showcase_agent')
    .selectAll()
    .where(UUID.test(nameOrUuid) ? 'uuid' : 'username', '=', nameOrUuid.toLowerCase())
    .executeTakeFirst()

const articles = (db: Reader) =>
  db
    .selectFrom('showcase_article as article')
    .innerJoin('showcase_agent as agent', 'agent.uuid', 'article.agent_uuid')
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
      'agent.uuid as agent_uuid',
      'agent.username',
      'agent.first_name',
      'agent.last_name',
    ])

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
  if (author) page = page.where('agent.uuid', '=', author)
  if (after)
    page = page.where(sql<boolean>`(published_on, article.id) < (${after[0]}::date, ${after[1]}::uuid)`)
  return page.execute()
}

export const findArticle = (db: Reader, agentUuid: string, slug: string) =>
  articles(db).select('html').where('agent.uuid', '=', agentUuid).where('slug', '=', slug).executeTakeFirst()

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

/** Hands rows over as one JSON text each table; an agent already there stays as they are. */
export async function addShowcase(tx: Tx, story: { agents: Row[]; articles: Row[]; testimonials: Row[] }) {
  await sql`
    insert into showcase_agent
    select * from jsonb_populate_recordset(null::showcase_agent, ${JSON.stringify(story.agents)}::jsonb)
    on conflict do nothing`.execute(tx)
  await sql`
    insert into showcase_article
      (agent_uuid, slug, title, category, excerpt, image, published_on, reading_minutes, likes, html)
    select agent_uuid, slug, title, category, excerpt, image, published_on, reading_minutes, likes, html
    from jsonb_populate_recordset(null::showcase_article, ${JSON.stringify(story.articles)}::jsonb)
    on conflict do nothing`.execute(tx)
  await sql`
    insert into testimonial (name, from_iso, to_iso, purpose, text, position)
    select name, from_iso, to_iso, purpose, text, position
    from jsonb_populate_recordset(null::testimonial, ${JSON.stringify(story.testimonials)}::jsonb)
    on conflict do nothing`.execute(tx)
}

export async function showcaseIsEmpty(db: Reader) {
  return !(await db.selectFrom('showcase_agent').select('uuid').limit(1).executeTakeFirst())
}
