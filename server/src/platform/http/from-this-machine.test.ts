import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, startApp, type TestApp } from '../../../test/start-app.ts'
import { DEMO_PASSWORD } from '../../people/identity/sign-in/demo-sign-in.ts'
import { readSettings } from '../../settings/settings.ts'

const SECRET = 'x'.repeat(32)

describe('pages for developers', () => {
  test.each([{}, { HOST: '::1' }, { ORIGIN: 'http://localhost:3000' }])('are offered with %j', (env) => {
    expect(readSettings({ SECRET, ...env }).devPages).toBe(true)
  })

  test.each([
    { ORIGIN: 'https://sojourn.example' },
    { ORIGIN: 'http://127.evil.example' },
    { TRUSTED_PROXIES: '127.0.0.1' },
    { HOST: '0.0.0.0', ORIGIN: 'http://127.0.0.1:3000' },
    { SMTP_URL: 'smtp://127.0.0.1' },
  ])('are not with %j', (env) => {
    expect(readSettings({ SECRET, ...env }).devPages).toBe(false)
  })
})

const ELSEWHERE = [
  { host: 'sojourn.example' },
  { host: '127.evil.example' },
  { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.7' },
  { host: '127.0.0.1:3000', 'x-real-ip': '203.0.113.7' },
  { host: '127.0.0.1:3000', forwarded: 'for=203.0.113.7' },
]

describe('a request', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await openTestApp({ story: true })
  })
  afterAll(() => server.close())
  // The first that fails is followed by a captcha.
  afterEach(() => server.context.pool.query('truncate login_failure, rate_limit'))

  const PLACES = ['/dev/outbox', '/dev/outbox.json', '/dev/payments', '/dev/payments.json']
  const logIn = (headers: Record<string, string>, password = DEMO_PASSWORD, app = server.app) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: 'Sanna@demo.example', password },
      headers: { 'x-device-id': crypto.randomUUID(), ...headers },
    })

  test.each(['127.0.0.1:3000', 'localhost', '[::1]:3000'])('to %s finds them', async (host) => {
    for (const url of PLACES)
      expect((await server.app.inject({ url, headers: { host } })).statusCode, url).toBe(200)
    expect((await logIn({ host })).statusCode).toBe(200)
  })

  test.each(ELSEWHERE)('with %j finds none of them, and nobody of the story signs in', async (headers) => {
    for (const url of PLACES) expect((await server.app.inject({ url, headers })).statusCode, url).toBe(404)
    const answer = await logIn(headers)
    expect(answer.statusCode).toBe(401)
    expect(answer.json().code).toBe('wrong_credentials')
  })

  test('to a server that believes a proxy signs nobody of the story in', async () => {
    const { app } = await startApp({ besides: server, settings: { devPages: false } })
    expect((await logIn({ host: 'localhost' }, DEMO_PASSWORD, app)).statusCode).toBe(401)
  })
})
