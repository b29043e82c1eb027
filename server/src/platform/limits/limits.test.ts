import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'
import { expect, onTestFinished, test } from 'vitest'
import { startFakeRedis } from '../../../test/fake-redis.ts'
import { startApp } from '../../../test/start-app.ts'
import { MovableClock } from '../clock.ts'
import { openLog } from '../log.ts'
import type { Refusal } from '../refusal.ts'
import { fallbackLimitStore } from './fallback-store.ts'
import { type LimitStore, openLimits } from './limits.ts'
import { processLimitStore } from './process-store.ts'
import { redisLimitStore } from './redis-store.ts'
import { sweepLimits } from './sweep-limits.ts'
import { limits } from './table.ts'

const HOUR = 3600_000
const anna = { address: '203.0.113.7', device: '0b8f3c1e-8d7a-4a6e-9a53-6f1d2c3b4a50' }

/** Two nodes that count in one place, on one clock. */
async function twoNodes(form: 'PostgreSQL' | 'Redis') {
  return form === 'Redis' ? twoNodesOnRedis() : twoNodesOnPostgres()
}

async function twoNodesOnPostgres() {
  const clock = new MovableClock('2026-11-02T09:00:00Z')
  const first = await startApp({ replaced: { clock } })
  const second = await startApp({ replaced: { clock }, besides: first })
  return { first: first.context.limits, second: second.context.limits, clock, server: first }
}

/** Without the half second after which a node counts for itself: on a busy machine that is over before Redis has answered. */
async function twoNodesOnRedis() {
  const clock = new MovableClock('2026-11-02T09:00:00Z')
  const { url } = await startFakeRedis(clock)
  const openNode = () => {
    const limits = openLimits(redisLimitStore(new Redis(url)), clock)
    onTestFinished(limits.close)
    return limits
  }
  return { first: openNode(), second: openNode(), clock }
}

const outcome = (take: Promise<void>) =>
  take.then(
    () => 'taken',
    (refusal: Refusal) => refusal.code,
  )

for (const form of ['PostgreSQL', 'Redis'] as const) {
  test(`${form}: five messages an hour, then a refusal that says when`, async () => {
    const { first, clock } = await twoNodes(form)
    for (let tries = 0; tries < 5; tries++) await first.take('contact_message', anna)
    clock.forward(HOUR / 4)
    await expect(first.take('contact_message', anna)).rejects.toMatchObject({
      code: 'too_many_tries',
      details: { retryAfterSeconds: (HOUR * 3) / 4 / 1000 },
      message: 'Too many tries. Please try again in 45 minutes.',
    })
    clock.forward((HOUR * 3) / 4 - 60_000)
    await expect(first.take('contact_message', anna)).rejects.toMatchObject({
      message: 'Too many tries. Please wait a moment and try again.',
    })
    clock.forward(60_000)
    await first.take('contact_message', anna)
  })

  test(`${form}: of 100 tries at once on two nodes exactly five pass`, async () => {
    const { first, second } = await twoNodes(form)
    const tries = Array.from({ length: 100 }, (_, index) =>
      outcome((index % 2 ? first : second).take('contact_message', anna)),
    )
    const outcomes = await Promise.all(tries)
    expect(outcomes.filter((word) => word === 'taken')).toHaveLength(5)
    expect(outcomes.filter((word) => word === 'too_many_tries')).toHaveLength(95)
  })

  test(`${form}: address and device count by themselves, and features do`, async () => {
    const { first } = await twoNodes(form)
    for (let tries = 0; tries < 5; tries++) await first.take('contact_message', anna)
    const sameDevice = { ...anna, address: '198.51.100.1' }
    const sameAddress = { ...anna, device: null }
    expect(await outcome(first.take('contact_message', sameDevice))).toBe('too_many_tries')
    expect(await outcome(first.take('contact_message', sameAddress))).toBe('too_many_tries')
    expect(await outcome(first.take('contact_message', { address: '198.51.100.2', device: null }))).toBe(
      'taken',
    )
    expect(await outcome(first.take('api_write', anna))).toBe('taken')
  })
}

test('a restart forgets no count, and the sweep forgets only what is over', async () => {
  const { first, server, clock } = await twoNodesOnPostgres()
  for (let tries = 0; tries < 5; tries++) await first.take('contact_message', anna)
  clock.forward(HOUR / 2)
  await first.take('api_write', anna)
  const later = await startApp({ besides: server, replaced: { clock } })
  expect(await outcome(later.context.limits.take('contact_message', anna))).toBe('too_many_tries')
  clock.forward(HOUR / 2 - 1000)
  await sweepLimits.run(server.context, {})
  const left = () => server.context.pool.query('select distinct feature from rate_limit')
  expect((await left()).rows).toEqual([{ feature: 'contact_message' }])
  clock.forward(1000)
  await sweepLimits.run(server.context, {})
  expect((await left()).rows).toEqual([])
})

test('who has no device is counted by address alone, and one network is one address', async () => {
  const { first } = await twoNodesOnPostgres()
  for (let tries = 0; tries < 5; tries++) {
    await first.take('contact_message', { address: `198.51.100.${tries}`, device: null })
    await first.take('contact_message', { address: `2001:db8:0:1::${tries}`, device: null })
  }
  const beside = { address: '2001:db8:0:1::9', device: null }
  expect(await outcome(first.take('contact_message', beside))).toBe('too_many_tries')
  expect(await outcome(first.take('contact_message', { ...beside, address: '198.51.100.9' }))).toBe('taken')
})

test.each([
  [1500, 2],
  [200, 1],
])('%i milliseconds to wait are told as %i s, never as none', async (left, seconds) => {
  const { first, clock } = await twoNodesOnPostgres()
  for (let tries = 0; tries < 5; tries++) await first.take('contact_message', anna)
  clock.forward(HOUR - left)
  const details = { retryAfterSeconds: seconds }
  await expect(first.take('contact_message', anna)).rejects.toMatchObject({ details })
})

test('in one process so many counts are kept, and the oldest go first', async () => {
  const store = processLimitStore(2)
  const count = async (key: string, now = '2026-11-02T09:00:00Z') =>
    (await store.count({ feature: 'api_write', key, now: new Date(now), perSeconds: 60 })).tries
  expect([await count('a'), await count('a'), await count('b'), await count('b')]).toEqual([1, 2, 1, 2])
  expect([await count('c'), await count('b'), await count('a')]).toEqual([1, 3, 1])
  expect(await count('a', '2026-11-02T09:01:00Z')).toBe(1)
})

test('a try is given back where it was counted: in the shared place, or here while that is away', async () => {
  const there = processLimitStore()
  let isAway = false
  const shared: LimitStore = {
    count: (key) => (isAway ? Promise.reject(new Error('away')) : there.count(key)),
    uncount: (key) => (isAway ? Promise.reject(new Error('away')) : there.uncount(key)),
    close: there.close,
  }
  const store = fallbackLimitStore(shared, openLog({ environment: 'test' }))
  const key = { feature: 'api_write', key: 'a', perSeconds: 3600 }
  const at = (seconds: number) => ({ ...key, now: new Date(Date.UTC(2026, 10, 2, 9, 0, seconds)) })
  const triesAt = async (seconds: number) => (await store.count(at(seconds))).tries

  expect([await triesAt(0), await triesAt(0)]).toEqual([1, 2])
  await store.uncount(at(0))
  expect(await triesAt(0), 'given back in the shared place').toBe(2)

  isAway = true
  expect([await triesAt(1), await triesAt(1)], 'counted here from the start').toEqual([1, 2])
  await store.uncount(at(1))
  expect(await triesAt(1), 'given back here').toBe(2)

  isAway = false
  expect(await triesAt(10), 'the shared place has kept its own').toBe(3)
})

const send = (app: FastifyInstance, address = anna.address) =>
  app.inject({
    method: 'POST',
    url: '/api/contact-messages',
    remoteAddress: address,
    payload: { name: 'Anna', email: 'anna@example.com', subject: 'Hello', message: 'A question' },
  })

test('the sixth message within the hour is answered 429 and not kept', async () => {
  const { app, context } = await startApp()
  for (let sent = 0; sent < 5; sent++) expect((await send(app)).statusCode).toBe(201)
  const refused = await send(app)
  expect(refused.statusCode).toBe(429)
  expect(refused.json().code).toBe('too_many_tries')
  expect(refused.headers['retry-after']).toBe('3600')
  const { rows } = await context.pool.query('select count(*) from contact_message')
  expect(rows).toEqual([{ count: 5 }])
})

test('writes have a limit of their own, and reads touch no count', async () => {
  const { app, context, clock } = await startApp()
  await app.inject({ url: '/api/purposes', remoteAddress: anna.address })
  expect((await context.pool.query('select * from rate_limit')).rows).toEqual([])
  await context.pool.query(`insert into rate_limit values ('api_write', $1, $2, $3)`, [
    `address ${anna.address}`,
    limits.api_write.most,
    new Date(clock.now().getTime() + 30_000),
  ])
  const refused = await send(app)
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('30')
  expect((await send(app, '198.51.100.9')).statusCode).toBe(201)
})

test('PostgreSQL: tries at once are counted each, and one that cannot be written harms none of the others', async () => {
  const { first, second } = await twoNodes('PostgreSQL')
  const tries = await Promise.all([
    ...Array.from({ length: 4 }, () => outcome(first.take('contact_message', anna))),
    ...Array.from({ length: 4 }, () => outcome(second.take('contact_message', anna))),
    first.take('pay', { account: 'no \0 text' }).then(
      () => 'taken',
      () => 'failed',
    ),
    outcome(first.take('pay', { account: 'somebody' })),
  ])
  expect(tries.slice(0, 8).filter((one) => one === 'taken')).toHaveLength(5)
  expect(tries.slice(8)).toEqual(['failed', 'taken'])
})
