import { createHash } from 'node:crypto'
import fastify from 'fastify'
import pg from 'pg'
import { openPasswords } from '../../server/src/people/identity/sign-in/password.ts'

/**
 * This process shows what the same machine can do at best: bare Fastify and pg with the same rows, and bare Fastify
 * with the same HTML. It runs by itself, like the server it stands beside.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const html = await (await fetch(`${process.env.PAGE_OF}/`)).text()
const app = fastify()

app.get('/countries', async () => {
  const { rows } = await pool.query({
    name: 'countries',
    text: `select iso as id, country.name, native_name, dial_codes, continent, capital, currencies, languages,
             '/flags/' || iso || '.svg' as flag, coalesce(visas.count, 0)::int as visa_count
           from country
           left join (select country_iso, count(*) from visa where replaced_by is null group by country_iso) visas on visas.country_iso = country.iso
           order by country.name`,
  })
  return { data: { items: rows, pagination: { next_cursor: null } } }
})

app.get('/purposes', async () => {
  const { rows } = await pool.query({
    name: 'purposes',
    text: `select slug as id, name, coalesce(description, '') as description, coalesce(questions, '{}') as questions
           from purpose order by position`,
  })
  return { data: { items: rows, pagination: { next_cursor: null } } }
})

/** The guide keeps its answers for a minute, so its floor has them in memory too. */
const answers = new Map<string, unknown>()
app.get('/guide', async ({ url }) => {
  const answer = answers.get(url) ?? (await (await fetch(`${process.env.PAGE_OF}/api${url}`)).json())
  answers.set(url, answer)
  return answer
})

app.head('/heartbeat', async (request, reply) => {
  const token = /session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
  const { rowCount } = await pool.query({
    name: 'session',
    text: 'select person_id from session where token_hash = $1',
    values: [createHash('sha256').update(token).digest()],
  })
  return reply.code(rowCount === 1 ? 204 : 401).send()
})

/** Whoever it is: the same hash of a password, which is what a login costs. */
const passwords = openPasswords('full')
const anyHash = await passwords.hash('not the password')
app.post('/login', async (request) => {
  const { password } = request.body as { password: string }
  return { data: { matches: await passwords.isRight(anyHash, password) } }
})

app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(html))

console.log(`The floor is at ${await app.listen({ host: '127.0.0.1', port: 0 })}`)
process.once('SIGTERM', async () => {
  await app.close()
  await pool.end()
})
