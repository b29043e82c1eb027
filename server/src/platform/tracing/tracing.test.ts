import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type ReceivedSpan, startOtlpReceiver } from '../../../test/otlp-receiver.ts'
import { Browser, makePerson, PASSWORD } from '../../../test/people.ts'
import { openTestApp } from '../../../test/start-app.ts'
import { transact } from '../database/transact.ts'
import { defineJob } from '../jobs/define-job.ts'

const SERVER = 2
const CLIENT = 3

/** A server that sends its spans to a collector here; they have come once it is closed. */
async function startTraced(wanted: Parameters<typeof openTestApp>[0] = {}) {
  const collector = await startOtlpReceiver()
  const server = await openTestApp({
    ...wanted,
    settings: { ...wanted.settings, tracing: { endpoint: collector.url, share: 1 } },
  })
  const named = (name: string) => collector.spans.filter((span) => span.name === name)
  const childrenOf = ({ spanId, traceId }: ReceivedSpan) =>
    collector.spans.filter((span) => span.parentSpanId === spanId && span.traceId === traceId)
  return { ...server, ...collector, named, childrenOf }
}

const attributeOf = (span: ReceivedSpan | undefined, key: string) =>
  Object.values(span?.attributes.find((one) => one.key === key)?.value ?? {})[0]

test('a call is a span, and each statement of it another below that', async () => {
  const { app, close, named, childrenOf } = await startTraced()
  await Promise.all([app.inject('/api/countries/CA?minimal'), app.inject('/api/countries/FI')])
  expect((await app.inject('/api/countries/QQ')).statusCode).toBe(404)
  await close()
  const calls = named('GET /api/countries/:id')
  expect(calls.map((call) => attributeOf(call, 'http.response.status_code')).toSorted()).toEqual([
    200, 200, 404,
  ])
  expect(new Set(calls.map(({ traceId }) => traceId)).size).toBe(3)
  for (const call of calls) {
    expect([call.kind, call.parentSpanId]).toEqual([SERVER, undefined])
    const statements = childrenOf(call)
    expect(statements.length).toBeGreaterThan(0)
    for (const statement of statements) {
      expect(statement).toMatchObject({ kind: CLIENT, name: expect.stringMatching(/^select /) })
      expect(attributeOf(statement, 'db.system.name')).toBe('postgresql')
      expect(attributeOf(statement, 'sojourn.statement')).toMatch(/^s[0-9a-f]{16}$/)
    }
  }
})

test('a job is a span of its own, with its statements and the mail it hands over below it', async () => {
  const { context, jobsDone, close, named, childrenOf, app } = await startTraced()
  const answer = await app.inject({
    method: 'POST',
    url: '/api/contact-messages',
    headers: { origin: context.settings.origin, 'idempotency-key': crypto.randomUUID() },
    payload: { name: 'Hush', email: 'hush@example.com', subject: 'Hush', message: 'How long does it take?' },
  })
  expect(answer.statusCode).toBe(201)
  await jobsDone()
  await close()
  const jobs = named('job send-mail')
  expect(jobs.length).toBeGreaterThan(0)
  for (const job of jobs) {
    expect(job.parentSpanId).toBeUndefined()
    const below = childrenOf(job).map(({ name }) => name)
    expect(below).toContain('mail send')
    expect(below.filter((name) => name.includes('mail_body')).length).toBeGreaterThan(0)
  }
})

test('what fails is marked, and says no more than the name of its error', async () => {
  const broken = defineJob({
    name: 'broken',
    schema: z.object({}),
    retries: 0,
    run: async () => {
      throw new TypeError('hush@example.com is not to be told')
    },
  })
  const { context, runJobs, close, named, bodies } = await startTraced({ moreJobs: [broken] })
  await transact(context, (tx) => context.jobs.enqueue(tx, broken, {}))
  await runJobs()
  await close()
  expect(named('job broken')).toMatchObject([{ status: { code: 2 } }])
  expect(attributeOf(named('job broken')[0], 'error.type')).toBe('TypeError')
  expect(bodies.join()).not.toContain('hush')
})

test('a file that is kept is a span below the call, and requests that wait for a connection keep their own statements', async () => {
  const { app, context, close, named, childrenOf } = await startTraced()
  // All connections of the pool are lent out, so that all of these wait.
  const lent = await Promise.all(Array.from({ length: 10 }, () => context.pool.connect()))
  const asked = Promise.all(Array.from({ length: 6 }, () => app.inject('/api/countries/CA')))
  await expect.poll(() => context.pool.waitingCount).toBeGreaterThan(0)
  for (const client of lent) client.release()
  await asked
  await context.tracing.span('a test', 'server', {}, () => context.files.exists('nothing'))
  await close()
  for (const call of named('GET /api/countries/:id')) expect(childrenOf(call).length).toBeGreaterThan(0)
  expect(childrenOf(named('a test')[0]!).map(({ name }) => name)).toEqual(['files exists'])
})

test('no span holds what a person typed, who they are, or a secret', async () => {
  const server = await startTraced()
  const person = await makePerson(server, { first_name: 'Zwetlana' })
  const browser = new Browser(server)
  await browser.post('/auth/login', { email: person.email, password: PASSWORD })
  await browser.get('/account')
  await browser.get('/consultants?query=Zwetlana')
  const secrets = [
    person.email,
    person.id,
    PASSWORD,
    'Zwetlana',
    browser.nonce!,
    ...[...browser.cookies].flatMap(([name, value]) => (name === 'language' ? [] : [value])),
    server.context.settings.secret,
  ]
  await server.close()
  const told = server.bodies.join('\n')
  expect(server.spans.length).toBeGreaterThan(10)
  expect(told).toMatch(/^\/v1\/traces /)
  expect(told).toContain('"service.name"')
  for (const secret of secrets) expect(told).not.toContain(secret)
})

/** Prints each file of the SDK that is loaded (its bare interface comes with other packages), and then how it went. */
const LOADED = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  registerHooks({ load(url, context, next) {
    if (/@opentelemetry.(sdk|exporter|otlp)/.test(url)) console.log(url)
    return next(url, context)
  } })`)}`

const THE_SERVER = `
    await import('./src/app.ts')
    await import('./src/open-context.ts')`

async function loadedBy(tracing: object | null, before = '') {
  const program = `${before}
    const { openTracing } = await import('./src/platform/tracing/open-tracing.ts')
    await openTracing(${JSON.stringify(tracing)})
    console.log('done')
    process.exit(0)`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', LOADED, '--input-type=module', '-e', program],
    { cwd: resolve(import.meta.dirname, '../../..') },
  )
  return stdout.trim().split('\n')
}

test('without the setting nothing of it is loaded', async () => {
  expect(await loadedBy(null, THE_SERVER)).toEqual(['done'])
  expect((await loadedBy({ endpoint: 'http://127.0.0.1:1', share: 1 })).length).toBeGreaterThan(10)
})

test('while nobody collects, the server answers and stops as ever', async () => {
  const server = await openTestApp({ settings: { tracing: { endpoint: 'http://127.0.0.1:1', share: 1 } } })
  expect((await server.app.inject('/api/purposes')).statusCode).toBe(200)
  await server.close()
})
