import { readFile } from 'node:fs/promises'
import fastify from 'fastify'
import pg from 'pg'
import { namedStatements } from './named-statements.ts'
import type { Statements } from './record-statements.ts'

/**
 * This process shows what an answer costs at best: bare Fastify and pg, the same statements one after the other, the
 * rows as they are.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = fastify()
const statements = JSON.parse(await readFile(process.env.STATEMENTS as string, 'utf8')) as Statements

const nameOf = namedStatements()

app.get('/api/*', async ({ url }) => {
  const data: unknown[] = []
  for (const { text, values } of statements[url.slice('/api'.length)] ?? [])
    data.push((await pool.query({ name: nameOf(text), text, values })).rows)
  if (data.length === 0) throw new Error(`Nothing was recorded of ${url}`)
  return { data }
})

console.log(`The floor is at ${await app.listen({ host: '127.0.0.1', port: 0 })}`)
process.once('SIGTERM', async () => {
  await app.close()
  await pool.end()
})
