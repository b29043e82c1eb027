import { expect, test } from 'vitest'
import { startFakeRedis } from './fake-redis.ts'
import { startFakeS3 } from './fake-s3.ts'
import { openWayTo } from './frozen-way.ts'
import { Browser, makePerson, PASSWORD, signIn } from './people.ts'
import { sendPicture } from './permissions/send-picture.ts'
import { startApp, type TestApp } from './start-app.ts'

const MESSAGE = { name: 'Anna', email: 'anna@example.com', subject: 'Hello', message: 'A question.' }
const write = (server: TestApp, remoteAddress = '203.0.113.7') =>
  new Browser(server).post('/contact-messages', MESSAGE, { remoteAddress })
const measure = async ({ app }: TestApp, name: string) =>
  (await app.inject('/metrics')).body.split('\n').find((line) => line.startsWith(name))

test('with a database that hangs the probes answer and say so', async () => {
  const home = await startApp()
  const way = await openWayTo(home.databaseUrl)
  const server = await startApp({ besides: { databaseUrl: way.url } })
  expect((await server.app.inject('/readyz')).body).toBe('ready')
  way.freeze()
  const [alive, ready, measures] = await Promise.all(
    ['/healthz', '/readyz', '/metrics'].map((url) => server.app.inject(url)),
  )
  expect(alive?.statusCode).toBe(200)
  expect([ready?.statusCode, ready?.body]).toEqual([503, 'The database does not answer.'])
  expect(measures?.body).toContain('outside_part_up{part="database"} 0')
  way.thaw()
  await expect.poll(async () => (await server.app.inject('/readyz')).body).toBe('ready')
})

test('a busy pool does not look like a database that is away', async () => {
  const server = await startApp()
  const lent = await Promise.all(Array.from({ length: 10 }, () => server.context.pool.connect()))
  expect((await server.app.inject('/readyz')).body).toBe('ready')
  for (const client of lent) client.release()
})

/** Redis that is gone, or takes connections and never answers. */
const outagesOfRedis = {
  gone: (redis: Awaited<ReturnType<typeof startFakeRedis>>) => redis.stop(),
  frozen: (_redis: unknown, way: Awaited<ReturnType<typeof openWayTo>>) => way.freeze(),
}

test.each(Object.entries(outagesOfRedis))('with Redis %s people sign in and write', async (how, end) => {
  const redis = await startFakeRedis()
  const way = await openWayTo(redis.url)
  const server = await startApp({ settings: { redis: { url: way.url } } })
  const person = await makePerson(server)
  expect((await write(server)).status).toBe(201)
  await end(redis, way)
  if (how === 'gone') way.thaw()

  const browser = new Browser(server)
  expect((await browser.post('/auth/login', { email: person.email, password: PASSWORD })).status).toBe(200)
  // Limits still hold, in this process.
  for (let sent = 0; sent < 5; sent++) expect((await write(server)).status).toBe(201)
  expect((await write(server)).status).toBe(429)
  expect(Number((await measure(server, 'limits_counted_here_total'))?.split(' ')[1])).toBeGreaterThan(5)

  const ready = await server.app.inject('/readyz')
  expect(ready.statusCode).toBe(200)
  expect(ready.body).toContain('Redis does not answer')
  expect(await measure(server, 'outside_part_up{part="redis"}')).toBe('outside_part_up{part="redis"} 0')
})

test('limits are shared again once Redis is back', async () => {
  const redis = await startFakeRedis()
  const way = await openWayTo(redis.url)
  const server = await startApp({ settings: { redis: { url: way.url } } })
  way.freeze()
  expect((await write(server)).status).toBe(201)
  const counted = await measure(server, 'limits_counted_here_total')
  way.thaw()
  await expect.poll(async () => (await server.app.inject('/readyz')).body).toBe('ready')
  server.clock.forward(60_000)
  expect((await write(server)).status).toBe(201)
  expect(await measure(server, 'limits_counted_here_total')).toBe(counted)
})

test('a file store that hangs or fails is a 503 with a time to come back', async () => {
  const s3 = await startFakeS3()
  const way = await openWayTo(s3.settings.endpoint as string)
  const files = { ...s3.settings, endpoint: new URL(way.url).origin }
  const server = await startApp({ settings: { files } })
  const browser = await signIn(server, await makePerson(server))
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const show = () => browser.get('/pictures/0b8f3c1e-8d7a-4a6e-9a53-6f1d2c3b4a50.webp')
  const keep = () => sendPicture(browser, address, '/account/profile-picture')
  expect((await show()).status).toBe(404)
  expect((await keep()).status).toBe(200)

  way.freeze()
  for (const answer of await Promise.all([show(), keep()])) {
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable'])
    expect(answer.headers['retry-after']).toBeDefined()
    expect(answer.body.message).toContain('is not responding')
  }
  await s3.close()
  way.thaw()
  expect((await show()).status).toBe(503)
})
