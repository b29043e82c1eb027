import fastify from 'fastify'
import pg from 'pg'

/**
 * This process shows what reading articles costs at best: bare Fastify and pg, the rows as they are, and the HTML the
 * server sent.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = fastify()
const pageOf = async (path: string) => (await fetch(`${process.env.PAGE_OF}${path}`)).text()
const [article, list] = await Promise.all([pageOf(process.env.ARTICLE as string), pageOf('/p/articles')])

const CARDS = `
  select live.article_id, live.slug, live.title, live.category, live.excerpt, live.cover_id, live.reading_minutes,
    live.likes, live.published_at, live.agent_id, username, first_name, last_name, picture_key
  from hit join live_article live using (article_id)
  join agent on agent.person_id = live.agent_id join person on person.id = live.agent_id
  order by hit.published_at desc, hit.article_id desc`

const LIST = `
  with hit as materialized (
    select article_id, published_at from found_article_place
    where country_iso = $1 and category = $2 order by published_at desc, article_id desc limit 10
  )${CARDS}`

const SEARCH = `
  with hit as materialized (
    select article_id, published_at from found_article where doc @@ $1::tsquery
    order by published_at desc, article_id desc limit 10
  )${CARDS}`

const rowsOf = async (name: string, text: string, values: unknown[]) =>
  (await pool.query({ name, text, values })).rows

app.get('/article', async (_request, reply) => {
  await rowsOf('article', 'select html from live_article where slug = $1 limit 1', ['article-1'])
  return reply.type('text/html; charset=utf-8').send(article)
})

app.get('/list-page', async (_request, reply) => {
  await rowsOf('list', LIST, ['', ''])
  return reply.type('text/html; charset=utf-8').send(list)
})

type Query = { country?: string; category?: string; query?: string }

app.get<{ Querystring: Query }>('/list', async ({ query }) => ({
  data: { items: await rowsOf('list', LIST, [query.country ?? '', query.category ?? '']) },
}))

app.get<{ Querystring: Query }>('/search', async ({ query: { query = '' } }) => {
  const words = query.split(' ').map((word) => `'${word}':*`)
  return { data: { items: await rowsOf('search', SEARCH, [words.join('&')]) } }
})

console.log(`The floor is at ${await app.listen({ host: '127.0.0.1', port: 0 })}`)
process.once('SIGTERM', async () => {
  await app.close()
  await pool.end()
})
