import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { startApp } from '../../../../test/start-app.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

test('every answer carries its request id, and an error says the same one', async () => {
  const { app } = await startApp()
  for (const url of ['/api/purposes', '/healthz', '/metrics', '/api/nowhere', '/nowhere']) {
    expect((await app.inject(url)).headers['x-request-id']).toMatch(UUID)
  }
  const missing = await app.inject('/api/nowhere')
  expect(missing.json().request_id).toBe(missing.headers['x-request-id'])
  const own = await app.inject({ url: '/api/purposes', headers: { 'x-request-id': 'made up\n' } })
  expect(own.headers['x-request-id']).toMatch(UUID)
})

test('requests are counted by the pattern of their route, never by their address', async () => {
  const { app } = await startApp()
  await app.inject('/api/countries/CA?minimal')
  await app.inject('/api/countries/FI')
  await app.inject('/api/countries/not-one')
  await app.inject('/surely/not/there')
  await app.inject('/readyz')
  const { body, headers } = await app.inject('/metrics')
  expect(headers['content-type']).toContain('text/plain')
  const count = (labels: string) =>
    new RegExp(`http_request_seconds_count\\{${labels.replaceAll(/[{}/.*+?]/g, '\\$&')}\\} (\\d+)`).exec(
      body,
    )?.[1]
  expect(count('method="GET",route="/api/countries/:id",status="200"')).toBe('2')
  expect(count('method="GET",route="/api/countries/:id",status="404"')).toBe('1')
  expect(count('method="GET",route="unknown",status="404"')).toBe('1')
  expect(body).not.toMatch(/not-one|surely|readyz|"CA"/)
})

test('the measures show the process, the pool and the jobs', async () => {
  const { app } = await startApp()
  const { body } = await app.inject('/metrics')
  for (const name of [
    'nodejs_eventloop_lag_seconds',
    'process_resident_memory_bytes',
    'job_failures_total',
  ]) {
    expect(body).toContain(`# TYPE ${name} `)
  }
  expect(body).toMatch(/database_connections\{state="idle"\} \d/)
  expect(body).toContain('database_connections{state="waited for"} 0')
})

test('the log has one line a request, without words of the visitor', async () => {
  const lines: string[] = []
  const log = pino(
    { base: null },
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk))
        done()
      },
    }),
  )
  const { app } = await startApp({ replaced: { log } })
  const read = await app.inject('/api/countries/CA?minimal=hush')
  await app.inject({
    method: 'POST',
    url: '/api/contact-messages?token=hush',
    payload: { name: 'Hush', email: 'hush@example.com', subject: 'hush', message: 'hush' },
  })
  await app.inject('/hush')
  await app.inject('/healthz')
  expect(lines).toHaveLength(3)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    method: 'GET',
    route: '/api/countries/:id',
    status: 200,
    ms: expect.any(Number),
    reqId: read.headers['x-request-id'],
  })
  expect(lines.join('')).not.toMatch(/hush/i)
})
