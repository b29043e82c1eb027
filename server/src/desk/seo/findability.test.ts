import { readFile } from 'node:fs/promises'
import fastify from 'fastify'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { bringCrowd, someAgent } from '../../../test/found-crowd.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { serveFindability } from './routes.ts'
import { drawSitemaps } from './sitemap.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ story: true, settings: { origin: 'https://sojourn.example' } })
})
afterAll(() => server.close())

const get = (url: string) => server.app.inject({ url })
const locations = (xml: string) => [...xml.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address)

test('the sitemap names pages, countries, visas, agents and articles by their full address', async () => {
  const answer = await get('/sitemap.xml')
  expect(answer.headers['content-type']).toContain('application/xml')
  const addresses = locations(answer.body)
  expect(addresses).toContain('https://sojourn.example/')
  expect(addresses).toContain('https://sojourn.example/p/countries/td')
  expect(addresses).toContain('https://sojourn.example/p/visas/ca')
  expect(addresses).toContain('https://sojourn.example/p/visas/ca/study-permit')
  expect(addresses.filter((address) => /\.example\/p\/visas\/[a-z]{2}\/./.test(address ?? ''))).toHaveLength(
    907,
  )
  expect(addresses, 'each in four languages').toContain('https://sojourn.example/ar/p/visas/ca/study-permit')
  expect(addresses).toContain('https://sojourn.example/fr')
  expect(addresses, 'the English text binds').not.toContain(
    'https://sojourn.example/fr/p/terms-and-condtions',
  )
  expect(addresses).toContain('https://sojourn.example/p/guide')
  expect(addresses).toContain('https://sojourn.example/p/guide/ca')
  expect(addresses, 'no programmes').not.toContain('https://sojourn.example/p/guide/td')
  expect(addresses, 'only the general visas').not.toContain('https://sojourn.example/p/visas/td')
  expect(addresses).toContain('https://sojourn.example/amara-okafor')
  expect(addresses.filter((address) => address?.includes('/articles/'))).toHaveLength(4 * 34)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(answer.body).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/)
})

test('each address names the same page in every language, and the one for everybody else', async () => {
  const { body } = await get('/sitemap.xml')
  const lines = body
    .split('\n')
    .filter((line) => line.includes('/p/guide/ca<') || line.includes('/p/guide/ca"'))
  expect(lines.map((line) => locations(line)[0])).toEqual(
    ['', '/fr', '/es', '/ar'].map((prefix) => `https://sojourn.example${prefix}/p/guide/ca`),
  )
  for (const line of lines)
    expect([...line.matchAll(/hreflang="(.+?)" href="(.+?)"/g)].map(([, ...link]) => link)).toEqual([
      ['en', 'https://sojourn.example/p/guide/ca'],
      ['fr', 'https://sojourn.example/fr/p/guide/ca'],
      ['es', 'https://sojourn.example/es/p/guide/ca'],
      ['ar', 'https://sojourn.example/ar/p/guide/ca'],
      ['x-default', 'https://sojourn.example/p/guide/ca'],
    ])
})

const drawnTexts = async (most?: number) => {
  const { files, forget } = await drawSitemaps(server.context, most)
  onTestFinished(forget)
  return new Map(
    await Promise.all([...files].map(async ([path, file]) => [path, await readFile(file, 'utf8')] as const)),
  )
}

test('more addresses than a sitemap holds are parted, and an index names the parts', async () => {
  const one = (await drawnTexts()).get('/sitemap.xml') ?? ''
  const parted = await drawnTexts(200)
  const index = parted.get('/sitemap.xml') ?? ''
  expect(index).toContain('<sitemapindex ')
  expect(locations(index)).toEqual(
    [...parted.keys()].slice(1).map((path) => `https://sojourn.example${path}`),
  )
  const all = [...parted].slice(1).map(([, text]) => locations(text))
  for (const part of all) expect(part.length).toBeLessThanOrEqual(200)
  expect(all.flat()).toEqual(locations(one))
  const app = fastify()
  serveFindability(app, server.context, 200)
  for (const [url, text] of parted) expect((await app.inject({ url })).body).toBe(text)
  await app.close()
  expect((await get('/sitemap-1.xml')).statusCode, 'not while one holds all').toBe(404)
})

test('of many agents each is named once, the best first, and no more than a page of them is held at once', async () => {
  const crowd = Array.from({ length: 2_300 }, (_, n) => someAgent({ completed_orders: n % 50 }))
  await bringCrowd(server, crowd)
  onTestFinished(async () => {
    await server.context.db
      .deleteFrom('found_agent')
      .where(
        'agent_id',
        'in',
        crowd.map(({ id }) => id),
      )
      .execute()
  })
  const found = locations((await drawnTexts()).get('/sitemap.xml') ?? '')
  const named = found.map((address) => address?.split('/').at(-1) ?? '')
  const ids = new Set(crowd.map(({ id }) => id))
  expect(named.filter((name) => ids.has(name))).toHaveLength(4 * crowd.length)
  expect(new Set(found).size).toBe(found.length)
})

test('feeds of the site and of an agent are Atom, with the newest first', async () => {
  const site = await get('/articles.atom')
  expect(site.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  const titles = readFeed(site.body)
  expect(titles).toHaveLength(30)
  const { items } = (await get('/api/articles?limit=30')).json().data
  expect(titles).toEqual(items.map(({ title }: { title: string }) => title))
  const uuid = items[0].author.uuid
  for (const name of [uuid, items[0].author.username]) {
    const own = await get(`/${name}/articles.atom`)
    expect(own.statusCode).toBe(200)
    expect(readFeed(own.body)).toContain(items[0].title)
    expect(own.body).toContain(
      `<link rel="self" type="application/atom+xml" href="https://sojourn.example/${uuid}/articles.atom"/>`,
    )
  }
  expect((await get('/nobody-here/articles.atom')).statusCode).toBe(404)
})

test('a feed says when an article was published, and when it was changed last', async () => {
  const slug = 'gap-years-are-not-holes'
  const published_at = new Date('2026-08-01T10:20:30Z')
  const changed_at = new Date('2026-11-20T08:15:00Z')
  await server.context.db
    .updateTable('live_article')
    .set({ published_at, changed_at })
    .where('slug', '=', slug)
    .execute()
  const { agent_id } = await server.context.db
    .selectFrom('live_article')
    .select('agent_id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  const { body } = await get(`/${agent_id}/articles.atom`)
  const { document } = new JSDOM(body, { contentType: 'application/xml' }).window
  const entry = [...document.querySelectorAll('entry')].find(({ innerHTML }) => innerHTML.includes(slug))
  expect(entry?.querySelector('published')?.textContent).toBe('2026-08-01T10:20:30.000Z')
  expect(entry?.querySelector('updated')?.textContent).toBe('2026-11-20T08:15:00.000Z')
  const times = [...document.querySelectorAll('entry > updated')].map(({ textContent }) => textContent)
  expect(document.querySelector('feed > updated')?.textContent).toBe(times.toSorted().at(-1))
})

test('a feed stays readable whatever somebody wrote', async () => {
  const { db } = server.context
  const hostile = ']]></title><script>&amp;"\u0001\ud800'
  await db
    .updateTable('live_article')
    .set({ title: hostile, excerpt: '<b>&nbsp;' })
    .where('slug', '=', 'gap-years-are-not-holes')
    .execute()
  const titles = readFeed((await get('/articles.atom')).body)
  expect(titles).toContain(']]></title><script>&amp;"\ufffd')
})

test('a crowd of crawlers draws the sitemap once in ten minutes', async () => {
  const { context, clock } = server
  const before = await get('/sitemap.xml')
  await context.db.deleteFrom('article').execute()
  expect((await get('/sitemap.xml')).body).toBe(before.body)
  clock.forward(10 * 60_000)
  expect(locations((await get('/sitemap.xml')).body).join()).not.toContain('/articles/')
})

test('robots.txt keeps crawlers out of what is personal and shows them the sitemap', async () => {
  const { body } = await get('/robots.txt')
  expect(body).toContain('Disallow: /p/client/\n')
  expect(body).toContain('Disallow: /p/agent/\n')
  expect(body).not.toContain('/p/agents')
  expect(body).toContain('\nSitemap: https://sojourn.example/sitemap.xml\n')
})

test('security.txt says whom to write to and is never out of date', async () => {
  const { body } = await get('/.well-known/security.txt')
  expect(body).toContain('Contact: mailto:support@sojourn.example')
  const [, expires = ''] = /Expires: (.+)/.exec(body) ?? []
  const now = server.clock.now().getTime()
  expect(Date.parse(expires)).toBeGreaterThan(now)
  expect(Date.parse(expires)).toBeLessThan(now + 366 * 86_400_000)
})

test('HEAD answers like GET, without a body', async () => {
  const answer = await server.app.inject({ method: 'HEAD', url: '/robots.txt' })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe('')
})

/** The titles of its entries; throws where it is no XML. */
function readFeed(xml: string) {
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window
  const ids = [...document.querySelectorAll('entry > id')].map(({ textContent }) => textContent)
  expect(new Set(ids).size).toBe(ids.length)
  for (const time of document.querySelectorAll('updated')) expect(Date.parse(time.textContent)).not.toBeNaN()
  return [...document.querySelectorAll('entry > title')].map(({ textContent }) => textContent)
}
