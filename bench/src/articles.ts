import { join } from 'node:path'
import { sql } from 'kysely'
import { bringManyAgents } from '../../demo/src/people/many-agents.ts'
import type { Context } from '../../server/src/context.ts'
import { loadReference } from '../../server/src/ground/reference/load-reference.ts'
import { openContext } from '../../server/src/open-context.ts'
import { startEmbedded } from '../../server/src/platform/database/embedded.ts'
import { migrate } from '../../server/src/platform/database/migrate.ts'
import { readSettings } from '../../server/src/settings/settings.ts'
import { FEWER_CONNECTIONS, type Figures, measure } from './load.ts'
import { startProcess } from './processes.ts'
import { serverEnv } from './server-env.ts'

const AGENTS = 2000
const WORDS_EACH = 300

export type ArticleFigures = Record<
  | 'page'
  | 'pageFloor'
  | 'pageRendered'
  | 'listPage'
  | 'listPageFloor'
  | 'list'
  | 'listFloor'
  | 'search'
  | 'searchFloor',
  Figures
>

/** Reading and finding articles among many, beside the floor on the same PostgreSQL. */
export async function measureArticles(folder: string, many: number): Promise<ArticleFigures> {
  const postgres = await startEmbedded({ dataDir: join(folder, 'articles') })
  const env = serverEnv(postgres.url, join(folder, 'articles-data'))
  try {
    const article = await bringArticles(postgres.url, env, many)
    const server = await startProcess('server/src/main.ts', { ...env, DEMO: '0' })
    const floor = await startProcess('bench/src/articles-floor.ts', {
      DATABASE_URL: postgres.url,
      PAGE_OF: server.address,
      ARTICLE: article,
    })
    try {
      return await measure({
        page: { server, path: article },
        pageFloor: { server: floor, path: '/article' },
        // Whoever brings a cookie gets no page out of the cache.
        pageRendered: {
          server,
          path: article,
          headers: { cookie: 'bench=1' },
          connections: FEWER_CONNECTIONS,
        },
        listPage: { server, path: '/p/articles' },
        listPageFloor: { server: floor, path: '/list-page' },
        list: { server, paths: LISTS.map((query) => `/api/articles?limit=9&${query}`) },
        listFloor: { server: floor, paths: LISTS.map((query) => `/list?${query}`) },
        search: { server, paths: SEARCHES.map((query) => `/api/articles?limit=9&query=${query}`) },
        searchFloor: { server: floor, paths: SEARCHES.map((query) => `/search?query=${query}`) },
      })
    } finally {
      await floor.stop()
      await server.stop()
    }
  } finally {
    await postgres.stop()
  }
}

const LISTS = ['', 'category=Study', 'country=CA', 'country=DE&category=Work', 'category=Family']
/** The articles are made of numbered words; these are rare, common, and two together. */
const SEARCHES = ['word17', 'word250', 'word999', 'word17%20word250', 'word40%20word41']

/** Returns where one of them is read. */
async function bringArticles(url: string, env: Record<string, string>, many: number) {
  await migrate(url)
  const { context, close } = await openContext(readSettings(env), url, {}, undefined, { isPatient: true })
  try {
    await loadReference(context.db, context.clock)
    await bringManyAgents(context, AGENTS, () => {})
    const agent = await writeArticles(context, many)
    await context.pool.query('vacuum (analyze)')
    await context.pool.query('checkpoint')
    return `/${agent}/articles/article-1`
  } finally {
    await close()
  }
}

/** Words are drawn so that a few are in many articles and most in few, as in a language. */
async function writeArticles({ db }: Context, many: number) {
  await sql`
    with author as (
      select row_number() over (order by person_id) as place, person_id from agent
    ), told as (
      select uuidv7() as id, number, person_id,
        (array['Study', 'Work', 'Family', 'Visit', 'Citizenship'])[1 + number % 5] as category,
        timestamptz '2026-01-01' + number * interval '5 minutes' as at,
        (select array[service.id] from service where agent_id = person_id limit 1) as services,
        '<p>' || (
          select string_agg('word' || floor(1000 * power(random(), 2) + 0 * place_in_text)::int, ' ')
          from generate_series(1, ${sql.lit(WORDS_EACH)} + 0 * number) place_in_text
        ) || '</p>' as html
      from generate_series(1, ${sql.lit(many)}) number
      join author on place = 1 + number % ${sql.lit(AGENTS)}
    ), written as (
      insert into article (id, agent_id, status, title, category, html, published_at, created_at, updated_at)
      select id, person_id, 'published', 'Title ' || number, category, html, at, at, at from told
    ), named as (
      insert into article_slug (agent_id, slug, article_id, created_at)
      select person_id, 'article-' || number, id, at from told
    )
    insert into live_article (article_id, agent_id, version, slug, title, category, excerpt, html, service_ids,
      reading_minutes, likes, published_at, changed_at)
    select id, person_id, 1, 'article-' || number, 'Title ' || number || ' of word' || number % 1000, category,
      left(html, 320), html, coalesce(services, '{}'), 2, number % 300, at, at
    from told`.execute(db)
  const { agent_id } = await db
    .selectFrom('live_article')
    .select('agent_id')
    .where('slug', '=', 'article-1')
    .executeTakeFirstOrThrow()
  return agent_id
}
