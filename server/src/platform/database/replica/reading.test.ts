import type { FastifyReply, FastifyRequest } from 'fastify'
import { Counter, Registry } from 'prom-client'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { makeArticle } from '../../../../test/articles.ts'
import { copyDatabase } from '../../../../test/database.ts'
import { openWayTo } from '../../../../test/frozen-way.ts'
import { Browser, makePerson, signIn } from '../../../../test/people.ts'
import { makeService } from '../../../../test/services.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { handlers } from '../../../domains.ts'
import type { Actor, Person } from '../../http/actor.ts'
import { strangersRead } from '../../http/handler.ts'
import { type ReadForPage, readForPages } from '../../http/read-for-page.ts'
import { openPool } from '../database.ts'
import { straightTo } from '../database-way.ts'
import { connected, type Replica } from './open-replica.ts'
import { isPosition, type Position } from './position.ts'
import { type Reading, readingFromReplica } from './reading.ts'

/**
 * A database on which nothing is replayed and nothing can be written stands for a replica that lags; one of PostgreSQL's
 * own is in replica.long.test.ts.
 */
let server: TestApp
let behind: string
let replica: Replica | null
let reads: Counter<'from'>
/** Up to where whoever asked had written, each time. */
let asked: (Position | undefined)[] = []
/** The replica has what somebody wrote. */
let hasCaughtUp = false

const readOnly = (url: string) => {
  const address = new URL(url)
  address.searchParams.set('options', '-c default_transaction_read_only=on')
  return address.href
}

beforeAll(async () => {
  const [primary, stale] = [await copyDatabase(), await copyDatabase()]
  behind = readOnly(stale.url)
  const pool = openPool(primary.url, () => {}, { size: 1 })
  reads = new Counter({ name: 'reads', help: 'reads', labelNames: ['from'], registers: [new Registry()] })
  // The log is that of the server, which is not there yet.
  const log = { error: (...words: unknown[]) => server.context.log.error(...(words as [object])) }
  const reading = readingFromReplica({
    pool,
    log: log as TestApp['context']['log'],
    reads,
    replica: {
      begin: async () => {},
      async toRead(wroteAt) {
        asked.push(wroteAt)
        return wroteAt && !hasCaughtUp ? null : replica
      },
    },
  })
  server = await openTestApp({ besides: { databaseUrl: primary.url }, replaced: { reading } })
  afterAll(async () => {
    await server.close()
    await pool.end()
    await primary.drop()
    await stale.drop()
  })
})

beforeEach(() => {
  replica = openReplica(behind)
  reads.reset()
  asked = []
  hasCaughtUp = false
})

function openReplica(url: string) {
  const opened = connected(
    straightTo(url),
    openPool(url, () => {}, { size: 1 }),
  )
  onTestFinished(() => opened.lose())
  return opened
}

const readFrom = async (from: string) =>
  (await reads.get()).values.find(({ labels }) => labels.from === from)?.value ?? 0

async function anAgent() {
  const agent = await makePerson(server, { home: 'consultant', verifiedAgent: true })
  return { ...agent, service: await makeService(server, agent) }
}

/** Puts a new title on their service, which is found by it. */
async function publish(browser: Browser, { service }: { service: { id: string } }, title: string) {
  const answer = await browser.patch(`/account/consultant/services/${service.id}`, { title })
  expect(answer.status, answer.text).toBe(200)
  return answer
}

const found = async (browser: Browser, query: string) => {
  const { status, body } = await browser.get(`/consultants?query=${query}`)
  expect(status).toBe(200)
  return body.data.items.map(({ uuid }: { uuid: string }) => uuid)
}

test('strangers read lists from the replica; who published reads what they published', async () => {
  const agent = await anAgent()
  const browser = await signIn(server, agent)
  const answer = await publish(browser, agent, 'Zanzibarian visa at once')
  const wrote = browser.cookies.get('wrote') ?? ''
  expect(isPosition(wrote)).toBe(true)
  expect(answer.headers['set-cookie']).toMatch(/^wrote=.*HttpOnly; Max-Age=20$/)

  expect(await found(browser, 'Zanzibarian')).toEqual([agent.id])
  expect(asked.at(-1)).toBe(wrote)
  expect(await readFrom('replica')).toBe(0)

  expect(await found(new Browser(server), 'Zanzibarian')).toEqual([])
  expect(asked.at(-1)).toBeUndefined()
  expect(await readFrom('replica')).toBe(1)
})

test('where a stranger says they wrote something, or somebody says nonsense, nothing comes of it', async () => {
  const visitor = new Browser(server)
  visitor.cookies.set('wrote', 'FFFFFFFF/FFFFFFFF')
  await found(visitor, 'nobody')
  const browser = await signIn(server, await anAgent())
  browser.cookies.set('wrote', 'x')
  await found(browser, 'nobody')
  expect(asked).toEqual([undefined, undefined])
})

test('what the replica does not have yet is asked of the primary before it is not there', async () => {
  const agent = await anAgent()
  const { status, body } = await new Browser(server).get(`/consultants/${agent.id}`)
  expect(status).toBe(200)
  expect(body.data.uuid).toBe(agent.id)
  expect(await readFrom('primary after replica')).toBe(1)
  expect((await new Browser(server).get('/consultants/nobody')).status).toBe(404)
})

test('reads of one’s own and decisions never come from the replica', async () => {
  const browser = await signIn(server, await anAgent())
  for (const path of ['/account', '/account/consultant/services', '/countries', '/purposes', '/rates'])
    expect((await browser.get(path)).status, path).toBe(200)
  expect(asked).toEqual([])
})

const who = { kind: 'visitor', device: null, address: '127.0.0.1', zone: null } as const
const writer = { ...who, kind: 'person', id: 'writer', role: 'consultant', suspendedFor: null } as Person

test('a page of who wrote is not filled from what the replica told a page before', async () => {
  const agent = await anAgent()
  const list = 'GET /consultants'
  const namesOn = async (read: ReadForPage) => {
    const { status, body } = await read(list, { query: { query: 'Quetzaltenango' } })
    expect(status).toBe(200)
    return (body as { data: { items: { uuid: string }[] } }).data.items.map(({ uuid }) => uuid)
  }
  let actor: Actor = who
  const gatekeeper = { checkNonce() {}, noteWrite() {}, identify: async () => actor }
  const pages = readForPages(handlers, { context: server.context, gatekeeper })
  const page = (as: Actor) => {
    actor = as
    return pages({ id: 'request-1', url: '/', headers: {} } as FastifyRequest, {} as FastifyReply)
  }
  // A stranger's page fills what is kept for a moment.
  expect(await namesOn(page(who))).toEqual([])
  await publish(await signIn(server, agent), agent, 'Quetzaltenango in a week')
  expect(await namesOn(page({ ...writer, wroteAt: '0/1' }))).toEqual([agent.id])
  // Now the replica has it, what was kept of it before has not.
  const caughtUp = openReplica(server.databaseUrl)
  replica = caughtUp
  hasCaughtUp = true
  expect(await namesOn(page({ ...writer, wroteAt: '0/1' }))).toEqual([agent.id])
  expect(await namesOn(page(who))).toEqual([])
})

test('a replica that hangs is left at once when it is lost, and nothing is asked of it after that', async () => {
  const way = await openWayTo(behind)
  const hanging = openReplica(way.url)
  replica = hanging
  await found(new Browser(server), 'nobody')
  expect(await readFrom('replica')).toBe(1)
  way.freeze()
  const answers = Array.from({ length: 15 }, (_, at) => found(new Browser(server), `somebody${at}`))
  await expect.poll(() => hanging.pool.totalCount).toBe(10)
  const lost = hanging.lose()
  // Without it each would end by itself, after 25 s.
  await expect.poll(() => readFrom('primary after replica'), { timeout: 15_000 }).toBe(15)
  expect(await Promise.all(answers)).toEqual(Array.from({ length: 15 }, () => []))
  await found(new Browser(server), 'nobody')
  expect(await readFrom('replica')).toBe(1)
  way.thaw()
  await lost
})

test('one that refuses, or ends its connections, costs nobody an answer', async () => {
  const way = await openWayTo(behind)
  replica = openReplica(way.url)
  await found(new Browser(server), 'nobody')
  way.close()
  expect(await found(new Browser(server), 'nobody')).toEqual([])
  expect(await readFrom('primary after replica')).toBe(1)
})

test('nothing that writes, is for some only, is a file or is kept by its version can be for strangers', () => {
  const refused = handlers.filter((handler) => {
    try {
      return !strangersRead(handler)
    } catch {
      return true
    }
  })
  for (const handler of handlers.filter(({ isForStrangers }) => isForStrangers))
    expect(refused).not.toContain(handler)
  const may = handlers.filter((handler) => !refused.includes(handler))
  for (const { call, versionOf } of may)
    expect([call.method, call.who, call.download, versionOf]).toEqual(['GET', 'anyone', undefined, undefined])
  const write = handlers.find(({ call }) => call.method === 'POST' && call.who === 'anyone')
  expect(refused).toContain(write)
})

/** An address of each call that strangers read; a new one has none and fails. */
const ADDRESSES: Record<string, string> = {
  '/consultants': '/consultants?query=visa&country=CA',
  '/consultants/facets': '/consultants/facets?query=visa',
  '/consultants/compare': '/consultants/compare?ids={agent}',
  '/consultants/{id}': '/consultants/{agent}',
  '/consultants/{id}/services': '/consultants/{agent}/services',
  '/consultants/{id}/reviews': '/consultants/{agent}/reviews',
  '/consultants/{id}/articles': '/consultants/{agent}/articles',
  '/consultants/{id}/articles/{slug}': '/consultants/{agent}/articles/{slug}',
  '/articles': '/articles?query=papers',
  '/articles/filters': '/articles/filters',
  '/testimonials': '/testimonials',
  '/guide': '/guide?passport=NG&destination=CA&purpose=study',
  '/guide/destinations/{id}': '/guide/destinations/CA',
  '/passports': '/passports',
  '/passports/{id}/entries': '/passports/NG/entries',
  '/passports/{id}/entries/{destination}': '/passports/NG/entries/CA',
  '/countries/{id}': '/countries/CA',
  '/countries/{id}/offers': '/countries/CA/offers',
  '/countries/{id}/visas/{code}': '/countries/DE/visas/student-visa',
  '/visas': '/visas?query=student',
  '/geoDb': '/geoDb',
  '/geoDb/{id}/states': '/geoDb/CA/states',
  '/geoDb/{id}/states/{sid}/cities': '/geoDb/CA/states/ON/cities',
}

test('each call that strangers read is answered where nothing can be written', async () => {
  const agent = await anAgent()
  const { id } = await makeArticle(server, agent, { status: 'published' })
  const { slug } = await server.context.db
    .selectFrom('live_article')
    .select('slug')
    .where('article_id', '=', id)
    .executeTakeFirstOrThrow()
  replica = openReplica(readOnly(server.databaseUrl))
  const paths = handlers.filter(({ isForStrangers }) => isForStrangers).map(({ call }) => call.path)
  expect(paths.toSorted()).toEqual(Object.keys(ADDRESSES).toSorted())
  for (const path of paths) {
    reads.reset()
    const address = (ADDRESSES[path] ?? '').replace('{agent}', agent.id).replace('{slug}', slug)
    const { status, text } = await new Browser(server).get(address)
    expect(status, `${address}: ${text.slice(0, 300)}`).toBe(200)
    expect([path, await readFrom('replica')]).toEqual([path, 1])
  }
  for (const file of ['/sitemap.xml', '/articles.atom', `/${agent.id}/articles.atom`]) {
    reads.reset()
    expect((await server.app.inject(file)).statusCode, file).toBe(200)
    expect([file, await readFrom('replica')]).toEqual([file, 1])
  }
})

test('whoever writes while the primary cannot say where it stands reads from there', async () => {
  const pool = openPool('postgres://nobody@127.0.0.1:1/nowhere', () => {}, { size: 1 })
  const reading: Reading = readingFromReplica({
    pool,
    log: server.context.log,
    reads,
    replica: { begin: async () => {}, toRead: async () => null },
  })
  expect(await reading.position()).toBe('FFFFFFFF/FFFFFFFF')
})
