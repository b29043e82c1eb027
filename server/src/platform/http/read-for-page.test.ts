import type { FastifyReply, FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { handlers } from '../../domains.ts'
import type { Actor } from './actor.ts'
import { type ReadForPage, readForPages } from './read-for-page.ts'

const visitor: Actor = { kind: 'visitor', device: null, address: '127.0.0.1', zone: null }

const signedIn = (id: string): Actor => ({
  ...{
    kind: 'person',
    id,
    role: 'consultant',
    sessionId: '',
    device: null,
    address: '127.0.0.1',
    zone: null,
  },
  ...{ emailVerified: true, suspendedFor: null, confirmedAt: null, lastSeenAt: new Date() },
})

let server: TestApp
let read: ReadForPage
let looks = 0
/** Each page is one request, and somebody asks for it. */
let pageOf: () => ReadForPage
let asking: Actor
beforeAll(async () => {
  server = await openTestApp({ story: true })
  const gatekeeper = {
    checkNonce() {},
    noteWrite() {},
    async identify() {
      looks++
      return asking
    },
  }
  const request = { id: 'request-1', url: '/', headers: {} } as FastifyRequest
  const readFor = readForPages(handlers, { context: server.context, gatekeeper })
  pageOf = () => readFor(request, {} as FastifyReply)
  asking = visitor
  read = pageOf()
})
afterAll(() => server.close())

test.each([
  ['GET /purposes', {}, '/purposes'],
  ['GET /countries/{id}', { params: { id: 'ca' }, query: { purpose_id: undefined } }, '/countries/ca'],
  ['GET /consultants', { query: { limit: 2, country: 'CA' } }, '/consultants?limit=2&country=CA'],
  ['GET /countries/{id}?minimal=1', { params: { id: 'ca' } }, '/countries/ca?minimal=1'],
  ['GET /countries/{id}', { params: { id: 'xx' } }, '/countries/xx'],
  ['GET /consultants', { query: { limit: 0 } }, '/consultants?limit=0'],
  ['GET /account', {}, '/account'],
  ['GET /staff/people', {}, '/staff/people'],
])('%s %j gives a page what it gives a browser', async (address, input, url) => {
  const answer = await server.app.inject(`/api${url}`)
  const sent = answer.json()
  if (sent.request_id) sent.request_id = 'request-1'
  expect(await read(address, input)).toEqual({ status: answer.statusCode, body: sent })
})

test('a page cannot write, nor read what is not there', async () => {
  expect(await read('POST /contact-messages', {})).toMatchObject({ status: 404 })
  expect(await read('GET /nowhere', {})).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test('who asks is found out once a page', async () => {
  await Promise.all([read('GET /purposes', {}), read('GET /account', {})])
  expect(looks).toBe(1)
})

test('visitors read an agent once in two seconds, and whoever is signed in for themselves', async () => {
  const agent = 'amara-okafor'
  const headlineFor = async (who: Actor) => {
    asking = who
    const { body } = await pageOf()('GET /consultants/{id}', { params: { id: agent } })
    return (body as { data: { headline: string } }).data.headline
  }
  const before = await headlineFor(visitor)
  await server.context.db
    .updateTable('agent')
    .set({ headline: 'Changed a moment ago' })
    .where('username', '=', agent)
    .execute()
  const { person_id: id } = await server.context.db
    .selectFrom('agent')
    .select('person_id')
    .where('username', '=', agent)
    .executeTakeFirstOrThrow()
  expect(await headlineFor(visitor)).toBe(before)
  expect(await headlineFor(signedIn(id))).toBe('Changed a moment ago')
  server.clock.forward(2001)
  expect(await headlineFor(visitor)).toBe('Changed a moment ago')
})
