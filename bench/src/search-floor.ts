import fastify from 'fastify'
import pg from 'pg'

/**
 * This process shows what finding agents costs at best: bare Fastify and pg, a named statement for each question, the
 * rows as they are.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = fastify()

const CARDS = `
  select hit.agent_id, hit.min_price, hit.min_days, found_agent.card, found_free.next_free_at
  from hit join found_agent using (agent_id) left join found_free using (agent_id)
  order by hit.standing desc, hit.agent_id desc`

const BROWSE = `
  with hit as materialized (
    select agent_id, standing, min_price, min_days from found_offer
    where country_iso = $1 and aim = $2 order by standing desc, agent_id desc limit 16
  )${CARDS}`

const DIG = (words: string) => `
  with hit as materialized (
    select hit.*, min_price, min_days from (
      select agent_id, standing from found_agent where doc @@ ${words}
      order by standing desc, agent_id desc limit 16
    ) hit join found_offer using (agent_id) where country_iso = $1 and aim = $2
  )${CARDS}`

const WORDS = DIG('$3::tsquery')
/** The likest words of one that is misspelt. */
const MISSPELT = DIG(`(
  select string_agg(quote_literal(word), '|') from (
    select word from found_word where word % $3 order by similarity(word, $3) desc limit 5
  ) alike)::tsquery`)

type Query = { country?: string; purpose?: string; query?: string }

const answer = async (name: string, text: string, values: unknown[]) => ({
  data: { items: (await pool.query({ name, text, values })).rows, pagination: { next_cursor: null } },
})

app.get<{ Querystring: Query }>('/browse', ({ query }) =>
  answer('browse', BROWSE, [query.country, query.purpose]),
)

app.get<{ Querystring: Query }>('/words', ({ query: { query = '', country = '', purpose = '' } }) => {
  const words = query.split(' ').map((word) => `'${word}':*`)
  return answer('words', WORDS, [country, purpose, [...words, `'${country}:${purpose}'`].join('&')])
})

app.get<{ Querystring: Query }>('/misspelt', ({ query }) =>
  answer('misspelt', MISSPELT, ['', '', query.query]),
)

console.log(`The floor is at ${await app.listen({ host: '127.0.0.1', port: 0 })}`)
process.once('SIGTERM', async () => {
  await app.close()
  await pool.end()
})
