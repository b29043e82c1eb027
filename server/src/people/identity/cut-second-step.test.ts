import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { codeOf } from '../../../test/authenticator.ts'
import { startFakeRedis } from '../../../test/fake-redis.ts'
import { Browser, makePerson, PASSWORD, signIn } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

const MINUTE = 60_000

async function withTwoStep(server: TestApp) {
  const { email } = await makePerson(server)
  const owner = await signIn(server, { email })
  const { secret } = (await owner.post('/account/two-step')).body.data
  const code = () => codeOf(secret, server.clock.now())
  await owner.put('/account/two-step', { code: code() })
  server.clock.forward(MINUTE)
  await owner.head('/heartbeat')
  const begin = async () => {
    const from = new Browser(server)
    const { id } = (await from.post('/auth/login', { email, password: PASSWORD })).body.data
    return async (typed: string) => (await from.post(`/auth/login/${id}`, { code: typed })).status
  }
  const wrong = () => String((Number(code()) + 1) % 1_000_000).padStart(6, '0')
  return { owner, begin, code, wrong }
}

const END_WHO_WAITS = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

/** Lets a call come as far as the authenticator, and ends its connection there. */
const cut = ({ context: { db, pool } }: TestApp, call: () => Promise<number>) =>
  db.transaction().execute(async (tx) => {
    await sql`lock table two_step in access exclusive mode`.execute(tx)
    const status = call()
    await expect.poll(async () => (await pool.query(END_WHO_WAITS)).rowCount).toBe(1)
    return status
  })

test.each(['PostgreSQL', 'Redis'])('a code whose check is cut by an outage is no try (%s)', async (place) => {
  const redis = place === 'Redis' ? { url: (await startFakeRedis()).url } : null
  const server = await startApp({ settings: { redis } })
  const { begin, code, wrong } = await withTwoStep(server)
  const finish = await begin()
  // More than a sign-in bears, and than a person in a quarter of an hour.
  for (let tries = 0; tries < 11; tries++)
    expect(await cut(server, () => finish(tries % 2 ? wrong() : code()))).toBe(503)
  expect(await finish(code())).toBe(200)
})

test('an outage gives nobody a guess more', async () => {
  const server = await startApp()
  const { begin, code, wrong } = await withTwoStep(server)
  const finish = await begin()
  for (let tries = 0; tries < 5; tries++) {
    expect(await cut(server, () => finish(wrong()))).toBe(503)
    expect(await finish(wrong())).toBe(422)
  }
  expect(await finish(code())).toBe(404)
})

test('a code that confirms is no try either while its check is cut', async () => {
  const server = await startApp()
  const { owner, code } = await withTwoStep(server)
  server.clock.forward(10 * MINUTE)
  await owner.head('/heartbeat')
  const confirm = async () => (await owner.post('/account/confirmation', { code: code() })).status
  for (let tries = 0; tries < 11; tries++) expect(await cut(server, confirm)).toBe(503)
  expect(await confirm()).toBe(200)
})
