import { readFile } from 'node:fs/promises'
import fastify from 'fastify'
import pg from 'pg'
import { namedStatements } from './named-statements.ts'
import type { Writes } from './record-writes.ts'
import { CALL } from './send-once.ts'

/**
 * This process shows what a write costs at best: bare Fastify and pg, the same statements one after the other in one
 * transaction.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = fastify()
const writes = JSON.parse(await readFile(process.env.STATEMENTS as string, 'utf8')) as Writes

const nameOf = namedStatements()

/** A mark names what another answer holds now, and the value it held when it was recorded. */
const NAMED = /@@(\d+)\.(\d+)\.(\w+)=([\w-]+)@@/g

app.post('/*', async ({ headers }) => {
  const call = String(headers[CALL])
  const client = await pool.connect()
  try {
    await client.query('begin')
    const answers: Record<string, unknown>[][] = []
    for (const { text, values } of writes[call] ?? []) {
      const said = values.replaceAll(NAMED, (_all, statement, row, column, recorded) =>
        String(answers[statement]?.[row]?.[column] ?? recorded),
      )
      answers.push((await client.query({ name: nameOf(text), text, values: JSON.parse(said) })).rows)
    }
    await client.query('commit')
    if (answers.length === 0) throw new Error(`Nothing was recorded of ${call}`)
    return { data: answers.at(-1) }
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
})

console.log(`The floor is at ${await app.listen({ host: '127.0.0.1', port: 0 })}`)
process.once('SIGTERM', async () => {
  await app.close()
  await pool.end()
})
