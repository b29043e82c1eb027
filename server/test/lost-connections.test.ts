import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newClient } from '../src/platform/database/new-client.ts'
import { Browser } from './people.ts'
import { openTestApp, type TestApp } from './start-app.ts'

let server: TestApp
let administrator: pg.Client

beforeAll(async () => {
  server = await openTestApp()
  const elsewhere = Object.assign(new URL(server.databaseUrl), { pathname: '/postgres' })
  administrator = newClient(elsewhere.href)
  await administrator.connect()
})

afterAll(async () => {
  await administrator.end()
  await server.close()
})

const databaseName = () => new URL(server.databaseUrl).pathname.slice(1)
const endConnections = (state: string) =>
  administrator.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and state = any($2)',
    [databaseName(), state.split(', ')],
  )

const message = (n: number) => ({
  name: 'Ngozi',
  email: `ngozi-${n}@example.com`,
  subject: `Question ${n}`,
  message: 'When do you open?',
})

test('a connection that ends while somebody holds it fails that request alone', async () => {
  const ended = server.context.db.transaction().execute(async (tx) => {
    await tx.selectFrom('person').select('id').limit(1).execute()
    await endConnections('idle in transaction')
    return tx.selectFrom('person').select('id').limit(1).execute()
  })
  await expect(ended).rejects.toThrow()
  expect((await server.app.inject('/api/purposes')).statusCode).toBe(200)
})

test('connections that end under traffic: 503 with a time to come back, and nothing acknowledged is lost', async () => {
  const acknowledged: string[] = []
  const statuses = new Set<number>()
  let isOver = false
  let next = 0
  async function write() {
    while (!isOver) {
      const body = message(++next)
      // Each from an address of its own: the limit of messages is not what is tested.
      const remoteAddress = `10.1.${next >> 8}.${next & 255}`
      const { status, headers } = await new Browser(server).post('/contact-messages', body, { remoteAddress })
      statuses.add(status)
      if (status === 201) acknowledged.push(body.subject)
      else expect(headers['retry-after']).toBeDefined()
    }
  }
  const writers = Array.from({ length: 8 }, write)
  for (let round = 0; round < 20; round++) {
    await endConnections('active, idle, idle in transaction')
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before)
  }
  isOver = true
  await Promise.all(writers)

  expect([...statuses].filter((status) => ![201, 503].includes(status))).toEqual([])
  const kept = await server.context.db.selectFrom('contact_message').select('subject').execute()
  expect(new Set(kept.map(({ subject }) => subject))).toEqual(
    new Set([...kept.map((k) => k.subject), ...acknowledged]),
  )
})

test('a connection beside the pool that ends between two statements refuses the next one', async () => {
  const client = newClient(server.databaseUrl)
  await client.connect()
  const ended = new Promise((resolve) => client.once('end', resolve))
  await endConnections('idle')
  await ended
  await expect(client.query('select 1')).rejects.toThrow()
})
