import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'

type Row = Record<string, unknown>

/** Handed over as one JSON text; nobody who went comes back. */
export const addStoryArticles = (tx: Tx, articles: Row[]) =>
  sql`
    with story as (
      select uuidv7() as id, agent_uuid, slug, title, category, excerpt, html, reading_minutes, likes,
        published_on::timestamp at time zone 'UTC' as published_at
      from jsonb_populate_recordset(null::showcase_article, ${JSON.stringify(articles)}::jsonb)
      where agent_uuid in (select person_id from agent)
    ), written as (
      insert into article (id, agent_id, status, title, category, html, published_at, created_at, updated_at)
      select id, agent_uuid, 'published', title, category, html, published_at, published_at, published_at from story
    ), named as (
      insert into article_slug (agent_id, slug, article_id, created_at)
      select agent_uuid, slug, id, published_at from story
    )
    insert into live_article (article_id, agent_id, version, slug, title, category, excerpt, html, reading_minutes,
      likes, published_at, changed_at)
    select id, agent_uuid, 1, slug, title, category, excerpt, html, reading_minutes, likes, published_at, published_at
    from story`.execute(tx)

export const hasArticles = async (db: Reader) =>
  (await db.selectFrom('article').select('id').limit(1).executeTakeFirst()) !== undefined
