import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { type CopiedDatabase, copyDatabase } from '../../../../test/database.ts'
import { openWayTo } from '../../../../test/frozen-way.ts'
import { startApp } from '../../../../test/start-app.ts'
import { openLog } from '../../log.ts'
import { straightTo } from '../database-way.ts'
import { tryReplica } from './try-replica.ts'
import { watchReplica } from './watch-replica.ts'

/** These replicas are none; PostgreSQL's own are in replica.long.test.ts. */
let database: CopiedDatabase
let other: CopiedDatabase
beforeAll(async () => {
  ;[database, other] = [await copyDatabase(), await copyDatabase()]
  return async () => {
    await database.drop()
    await other.drop()
  }
})

const nowhere = 'postgres://nobody@127.0.0.1:1/nowhere'
const log = openLog({ environment: 'test' })

async function watch(url: string) {
  const watched = watchReplica({ primary: straightTo(database.url), url, log })
  onTestFinished(() => watched.close())
  await watched.begin()
  return watched
}

test.each([
  ['the primary itself', () => database.url, /leads to a database that is written to, not to a replica/],
  ['another database', () => other.url, /leads to another database than DATABASE_URL/],
  ['nowhere', () => nowhere, /^The replica does not answer; everything is read from the primary\.$/],
])('what leads to %s is never read, and says why', async (_, url, words) => {
  const watched = await watch(url())
  expect(watched.fault()).toBe('The replica has not answered yet; everything is read from the primary.')
  expect(await watched.toRead()).toBeNull()
  await expect.poll(() => watched.fault(), { timeout: 20_000 }).toMatch(words)
  expect(await watched.toRead()).toBeNull()
  expect(await watched.toRead('0/1')).toBeNull()
})

test('one that hangs at the start delays nobody', async () => {
  const way = await openWayTo(database.url)
  way.freeze()
  const watched = await watch(way.url)
  await expect.poll(() => watched.fault(), { timeout: 20_000 }).toMatch(/does not answer/)
  way.thaw()
  await expect.poll(() => watched.fault(), { timeout: 20_000 }).toMatch(/is written to/)
})

test('the start says what DATABASE_READ_URL leads to, and refuses another database', async () => {
  expect(await tryReplica(database.url, database.url)).toBe(
    'DATABASE_READ_URL leads to a database that is written to, not to a replica; everything is read from DATABASE_URL.',
  )
  expect(await tryReplica(database.url, nowhere)).toMatch(
    /^The replica at 127\.0\.0\.1:1 does not answer \(.*\); everything is read from DATABASE_URL until it does\.$/,
  )
  await expect(tryReplica(database.url, other.url)).rejects.toThrow(/leads to another database/)
})

test('a server without its replica is ready, and says that it is without it', async () => {
  const found = { kind: 'url', url: database.url, direct: null, read: nowhere } as const
  const { app, context } = await startApp({
    besides: { databaseUrl: database.url },
    settings: { database: found },
  })
  await context.reading.begin()
  const ready = () => app.inject('/readyz')
  await expect
    .poll(async () => (await ready()).body, { timeout: 20_000 })
    .toBe('ready. The replica does not answer; everything is read from the primary.')
  expect((await ready()).statusCode).toBe(200)
  const { body } = await app.inject('/metrics')
  expect(body).toContain('outside_part_up{part="replica"} 0')
  expect(body).not.toMatch(/^replica_lag_seconds /m)
  expect((await app.inject('/api/consultants')).statusCode).toBe(200)
  expect((await app.inject('/metrics')).body).toContain('stranger_reads_total{from="primary"} 1')
})
