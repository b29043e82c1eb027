import { expect, onTestFinished, test } from 'vitest'
import { copyDatabase } from '../../../test/database.ts'
import { startFakeRedis } from '../../../test/fake-redis.ts'
import { MovableClock } from '../clock.ts'
import { openPool } from '../database/database.ts'
import { openLog } from '../log.ts'
import { StartFailure } from '../start-failure.ts'
import type { Bus } from './bus.ts'
import { postgresBus } from './postgres-bus.ts'
import { redisBus } from './redis-bus.ts'

const log = openLog({ environment: 'test' })

async function openRedisBus(url: string) {
  const bus = await redisBus(url, log)
  onTestFinished(() => bus.close())
  return bus
}

async function databaseForTest() {
  const database = await copyDatabase()
  onTestFinished(database.drop)
  return database
}

async function openPostgresBus(url: string) {
  const pool = openPool(url, () => {})
  const bus = postgresBus(url, pool, log)
  onTestFinished(async () => {
    await bus.close()
    await pool.end()
  })
  return bus
}

/** Resolves with what is heard, in the order it comes, once there are so many. */
async function listen(bus: Bus, channel: string, many = 1) {
  const heard: unknown[] = []
  const all = Promise.withResolvers<unknown[]>()
  const unsubscribe = await bus.subscribe(channel, (message) => {
    heard.push(message)
    if (heard.length === many) all.resolve(heard)
  })
  return { heard, all: all.promise, unsubscribe }
}

const forms = {
  'through PostgreSQL': async () => openPostgresBus((await databaseForTest()).url),
  'through Redis': async () => openRedisBus((await startFakeRedis(new MovableClock('2026-11-02'))).url),
}

for (const [form, open] of Object.entries(forms)) {
  test(`${form}: every listener of a channel hears each message, in order`, async () => {
    const bus = await open()
    const anna = await listen(bus, 'room 1', 2)
    const ben = await listen(bus, 'room 1', 2)
    await bus.publish('room 1', { text: 'grüß dich', at: [1, null] })
    await bus.publish('room 1', 'second')
    const all = [{ text: 'grüß dich', at: [1, null] }, 'second']
    expect(await anna.all).toEqual(all)
    expect(await ben.all).toEqual(all)
  })

  test(`${form}: other channels stay silent`, async () => {
    const bus = await open()
    const other = await listen(bus, 'room 2')
    const room = await listen(bus, 'room 1')
    await bus.publish('room 1', 'hello')
    await room.all
    expect(other.heard).toEqual([])
  })

  test(`${form}: who unsubscribed hears nothing, the others still do`, async () => {
    const bus = await open()
    const gone = await listen(bus, 'room')
    const stays = await listen(bus, 'room', 2)
    await bus.publish('room', 1)
    await gone.all
    await gone.unsubscribe()
    await gone.unsubscribe()
    await bus.publish('room', 2)
    await stays.all
    expect(gone.heard).toEqual([1])
  })

  test(`${form}: a listener that fails keeps nothing from the others`, async () => {
    const bus = await open()
    await bus.subscribe('room', () => {
      throw new Error('broken listener')
    })
    const fine = await listen(bus, 'room')
    await bus.publish('room', 'hello')
    expect(await fine.all).toEqual(['hello'])
  })

  test(`${form}: a message is a copy, as between two nodes`, async () => {
    const bus = await open()
    const listener = await listen(bus, 'room')
    const message = { when: new Date('2026-11-02T09:00:00Z') }
    await bus.publish('room', message)
    message.when = new Date(0)
    expect(await listener.all).toEqual([{ when: '2026-11-02T09:00:00.000Z' }])
  })
}

test.each([
  ['Redis', async () => (await startFakeRedis()).url, openRedisBus],
  ['PostgreSQL', async () => (await databaseForTest()).url, openPostgresBus],
] as const)('through %s: what one node publishes another one hears', async (_form, start, open) => {
  const url = await start()
  const [first, second] = [await open(url), await open(url)]
  const listener = await listen(second, 'room')
  await first.publish('room', 'over there')
  expect(await listener.all).toEqual(['over there'])
})

test('a connection to PostgreSQL that breaks comes back, and tells that something may be missing', async () => {
  const { url } = await databaseForTest()
  const [bus, other] = [await openPostgresBus(url), await openPostgresBus(url)]
  const resumed = Promise.withResolvers<void>()
  bus.onResumed(resumed.resolve)
  const listener = await listen(bus, 'room')
  const pool = openPool(url, () => {})
  onTestFinished(() => pool.end())
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'`)
  await resumed.promise
  await other.publish('room', 'still here')
  expect(await listener.all).toEqual(['still here'])
})

test('a broken connection comes back and listens again', async () => {
  const redis = await startFakeRedis()
  const bus = await openRedisBus(redis.url)
  const listener = await listen(bus, 'room')
  const resumed = Promise.withResolvers<void>()
  bus.onResumed(resumed.resolve)
  await redis.dropConnections()
  expect(redis.listeners('sojourn:bus:room')).toBe(0)
  await resumed.promise
  expect(redis.listeners('sojourn:bus:room')).toBe(1)
  await bus.publish('room', 'still here')
  expect(await listener.all).toEqual(['still here'])
})

test('a channel nobody listens to any more is given back', async () => {
  const redis = await startFakeRedis()
  const bus = await openRedisBus(redis.url)
  const [one, two] = [await listen(bus, 'room'), await listen(bus, 'room')]
  await one.unsubscribe()
  expect(redis.listeners('sojourn:bus:room')).toBe(1)
  await two.unsubscribe()
  expect(redis.listeners('sojourn:bus:room')).toBe(0)
})

test('a Redis that is not there ends the start with a sentence', async () => {
  await expect(redisBus('redis://127.0.0.1:1', log)).rejects.toThrow(StartFailure)
  await expect(redisBus('redis://127.0.0.1:1', log)).rejects.toThrow(
    /^Redis at 127\.0\.0\.1:1 does not answer/,
  )
})
