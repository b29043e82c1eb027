import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { errors } from '@sojourn/contract/calls/errors'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { handle } from '../src/platform/http/handler.ts'
import { openTestApp, startApp, type TestApp } from './start-app.ts'
import { testRead } from './test-calls.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.context.pool.query('truncate contact_message, rate_limit')
})

const MESSAGE = { name: 'Anna Korhonen', email: 'anna@example.com', subject: 'Hello', message: 'A question.' }

function send(payload: object | string, headers: Record<string, string> = {}) {
  const type = { 'content-type': 'application/json' }
  return server.app.inject({
    method: 'POST',
    url: '/api/contact-messages',
    headers: { ...type, ...headers },
    payload,
  })
}

async function kept() {
  const { rows } = await server.context.pool.query(
    'select name, email, subject, message from contact_message',
  )
  return rows
}

test('a right message is kept', async () => {
  const answer = await send(MESSAGE)
  expect(answer.statusCode).toBe(201)
  expect(await kept()).toEqual([MESSAGE])
})

test('a field we do not know is refused, with nothing kept', async () => {
  const answer = await send({ ...MESSAGE, admin: true })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ ...errorBody('unknown_field'), request_id: answer.headers['x-request-id'] })
  expect(await kept()).toEqual([])
})

const errorBody = (code: keyof typeof errors) => ({ message: errors[code].message, code })

test.each<[string, Record<string, unknown>, Record<string, string>]>([
  [
    'nothing given',
    { name: undefined, email: undefined, subject: undefined, message: undefined },
    {
      name: 'please input your name',
      email: 'please input your email',
      subject: 'please input a subject',
      message: 'please input a message',
    },
  ],
  [
    'only spaces',
    { name: '  ', email: ' ', subject: '\t', message: '\n' },
    {
      name: 'please input your name',
      email: 'please input your email',
      subject: 'please input a subject',
      message: 'please input a message',
    },
  ],
  ['numbers', { name: 5, message: 5 }, { name: 'please input your name', message: 'please input a message' }],
  ['no address', { email: 'anna' }, { email: 'incorrect email' }],
  ['two addresses', { email: 'a@b.com, c@d.com' }, { email: 'incorrect email' }],
  ['an endless address', { email: `${'a'.repeat(250)}@b.com` }, { email: 'incorrect email' }],
  ['an endless name', { name: 'a'.repeat(201) }, { name: 'please keep it under 200 characters' }],
  ['a letter', { message: 'a'.repeat(4001) }, { message: 'please keep it under 4,000 characters' }],
  ['a line break in a name', { name: 'Anna\nBcc: x' }, { name: 'please use plain text' }],
  ['a turned name', { name: 'Anna\u202Egnp' }, { name: 'please use plain text' }],
])('wrong fields are named with their sentences: %s', async (_what, wrong, sentences) => {
  const answer = await send({ ...MESSAGE, ...wrong })
  expect(answer.statusCode).toBe(422)
  const fields = Object.entries(sentences).map(([field, message]) => ({ field, message }))
  expect(answer.json()).toEqual({
    ...errorBody('invalid_fields'),
    request_id: expect.any(String),
    errors: fields,
  })
  expect(await kept()).toEqual([])
})

test('what one types around a field is trimmed', async () => {
  await send({ ...MESSAGE, name: '  Anna Korhonen ', email: ' anna@example.com ' })
  expect(await kept()).toEqual([MESSAGE])
})

test.each([
  'text/plain',
  'text/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  'application/json2',
  'application/vnd.api+json',
  'application/json, text/plain',
  'text/plain; application/json',
  'text/plain, application/json',
  'application/ json',
  'application /json',
  'application/json/x',
  'application/xjson',
  'application',
  'json',
  '/json',
  'application/',
  '*/*',
  'application/*',
  ';',
])('a body of the type "%s" is not accepted', async (type) => {
  const answer = await send(JSON.stringify(MESSAGE), { 'content-type': type })
  expect(answer.statusCode).toBe(415)
  expect(answer.json()).toMatchObject(errorBody('unsupported_type'))
  expect(await kept()).toEqual([])
})

test('a body without a type is not accepted', async () => {
  const text = JSON.stringify(MESSAGE)
  const answer = await raw(`content-length: ${text.length}\r\n\r\n${text}`)
  expect(answer).toContain('415 Unsupported Media Type')
  expect(await kept()).toEqual([])
})

test('a tab or an odd byte in the type opens no way round', async () => {
  const text = JSON.stringify(MESSAGE)
  for (const type of [
    'application/json\ta',
    'application/json\u00a0',
    'application/json a',
    '"application/json"',
  ]) {
    const answer = await raw(`content-type: ${type}\r\ncontent-length: ${text.length}\r\n\r\n${text}`)
    expect(answer, type).toMatch(/^HTTP\/1\.1 4(00|15) /)
  }
  expect(await kept()).toEqual([])
})

/** A request as bytes, since clients tidy up their headers. */
async function raw(rest: string) {
  const { app } = server
  if (!app.server.listening) await app.listen({ port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port)
  socket.end(
    `POST /api/contact-messages HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${rest}`,
    'latin1',
  )
  return (await socket.toArray()).join('')
}

test.each(['{', '{"name":}', 'null', '5', '"text"', '[]', '{"__proto__":{"admin":true}}', '\u0000'])(
  'a body that reads %s is refused and breaks nothing',
  async (text) => {
    const answer = await send(text)
    expect([400, 422]).toContain(answer.statusCode)
    expect(await kept()).toEqual([])
  },
)

test('a body nested too deeply is refused before it is parsed', async () => {
  const answer = await send('['.repeat(50_000))
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject(errorBody('too_deep'))
  const justFits = await send(`{"name":${'['.repeat(19)}${']'.repeat(19)}}`)
  expect(justFits.statusCode).toBe(422)
})

test('a body of more than 100 kB is refused', async () => {
  const answer = await send({ ...MESSAGE, message: 'a'.repeat(100_001) })
  expect(answer.statusCode).toBe(413)
  expect(answer.json()).toMatchObject(errorBody('too_large'))
})

test.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://127.0.0.1:3001' },
  { origin: 'http://127.0.0.1:3000.evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://127.0.0.1:3000' },
])('a write from a foreign page is refused: %o', async (headers) => {
  const answer = await send(MESSAGE, headers as Record<string, string>)
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toMatchObject(errorBody('nonce_required'))
  expect(await kept()).toEqual([])
})

test.each([
  {},
  { origin: 'http://127.0.0.1:3000' },
  { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:3000' },
  { 'sec-fetch-site': 'none' },
])('a write from our own pages, or from no page, is taken: %o', async (headers) => {
  expect((await send(MESSAGE, headers as Record<string, string>)).statusCode).toBe(201)
})

test('an address that is not there is not found, whatever is done to it', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
    const answer = await server.app.inject({ method, url: '/api/nowhere' })
    expect(answer.statusCode, method).toBe(404)
    expect(answer.json()).toEqual({ ...errorBody('not_found'), request_id: answer.headers['x-request-id'] })
  }
})

test('a method an address does not have is not found; 405 is never said by the router', async () => {
  for (const method of ['PUT', 'DELETE', 'PATCH', 'POST', 'OPTIONS'] as const) {
    expect((await server.app.inject({ method, url: '/api/countries' })).statusCode, method).toBe(404)
  }
  expect((await server.app.inject({ method: 'GET', url: '/api/contact-messages' })).statusCode).toBe(404)
})

test.each([
  '/api/countries/%',
  '/api/countries/%ff',
  '/api/%00',
  '/api//countries',
  '/api/../etc/passwd',
  `/api/countries/${'a'.repeat(5000)}`,
])('the odd address %s is answered with an error body and no fault', async (url) => {
  const answer = await server.app.inject(url)
  expect([400, 404]).toContain(answer.statusCode)
  expect(answer.json()).toMatchObject({ code: expect.any(String), request_id: expect.any(String) })
})

test('a fault of ours says nothing but a request id', async () => {
  const call = testRead('fault')
  const fault = handle(call, async () => {
    throw Object.assign(new Error('password=hunter2 at /srv/app.ts'), { detail: 'Key (email)=(a@b.c)' })
  })
  const { app } = await startApp({ moreHandlers: [fault] })
  const answer = await app.inject('/api/test/fault')
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({ ...errorBody('internal'), request_id: answer.headers['x-request-id'] })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('a reply the contract does not describe fails here and passes in production', async () => {
  const wrong = handle(testRead('wrong'), async () => ({ data: 5 as unknown as string }))
  const inTests = await startApp({ moreHandlers: [wrong] })
  expect((await inTests.app.inject('/api/test/wrong')).statusCode).toBe(500)
  const inProduction = await startApp({ moreHandlers: [wrong], settings: { environment: 'production' } })
  expect((await inProduction.app.inject('/api/test/wrong')).json()).toEqual({ data: 5 })
})

const somebody = {
  kind: 'person',
  id: '1',
  sessionId: '1',
  device: null,
  address: '203.0.113.7',
  zone: null,
  emailVerified: true,
  suspendedFor: null,
  confirmedAt: null,
  lastSeenAt: new Date(0),
} as const

test('who may call is decided at the door', async () => {
  const everyone = ['anyone', 'person', 'client', 'agent', 'verified agent', 'staff'] as const
  const moreHandlers = everyone.map((who) =>
    handle(testRead(who.replace(' ', '-'), who), async () => ({ data: who })),
  )
  const { app } = await startApp({
    moreHandlers,
    gatekeeper: {
      identify: async ({ headers }) => {
        const role = headers['x-role'] as 'subscriber' | undefined
        return role
          ? { ...somebody, role }
          : { kind: 'visitor', device: null, address: '203.0.113.7', zone: null }
      },
      checkNonce: () => {},
      noteWrite: () => {},
    },
  })
  const statuses = async (role?: string) => {
    const all = []
    for (const who of everyone) {
      const headers = role ? { 'x-role': role } : {}
      all.push((await app.inject({ url: `/api/test/${who.replace(' ', '-')}`, headers })).statusCode)
    }
    return all
  }
  expect(await statuses()).toEqual([200, 401, 401, 401, 401, 401])
  expect(await statuses('subscriber')).toEqual([200, 200, 200, 409, 409, 404])
  expect(await statuses('unverified_consultant')).toEqual([200, 200, 409, 200, 409, 404])
  expect(await statuses('consultant')).toEqual([200, 200, 409, 200, 200, 404])
  expect(await statuses('staff')).toEqual([200, 200, 409, 409, 409, 200])
})
