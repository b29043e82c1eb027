import { once } from 'node:events'
import { type IncomingMessage, get as request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownScreens } from '../../../e2e/screens.ts'
import { locationOf, openSite, type Site } from './site.ts'
import { headings } from './words.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ withStory: false })
})
afterAll(() => site.close())

test.each([
  ['/ca', '/p/visas/ca'],
  ['/CA', '/p/visas/ca'],
  ['/de', '/p/visas/de'],
  ['/p/visas', '/p/visas/ca'],
  ['/p/visas?country=JP', '/p/visas/jp'],
])('%s leads to the visas of the country', async (path, target) => {
  expect(locationOf(await site.get(path), site.origin)).toBe(site.origin + target)
  expect((await site.page(target)).answer.statusCode).toBe(200)
})

test.each([
  ['/p/client', '/p/client/start'],
  ['/p/client/account', '/p/client/account/profile'],
  ['/p/client/wishlist', '/p/client/wishlist/agents'],
  ['/p/agent', '/p/agent/start'],
  ['/p/agent/', '/p/agent/start'],
  ['/p/agent/account', '/p/agent/account/profile'],
  ['/p/agent/kyc', '/p/agent/account/verification'],
  ['/p/auth', '/p/auth/login'],
  ['/es/p/client', '/es/p/client/start'],
])('the shortened address %s leads to %s, and a stranger to sign in there', async (path, target) => {
  const answer = await site.get(path)
  expect([answer.statusCode, locationOf(answer, site.origin)]).toEqual([302, site.origin + target])
})

const SOMEBODY = '8e3f9d3d-38bd-48e1-bdf0-a10344981d61'
/** A stranger is sent away before anything is read, so nothing of it is there. */
const screens = ownScreens({
  person: SOMEBODY,
  goal: 1,
  service: SOMEBODY,
  article: SOMEBODY,
  articleToCheck: SOMEBODY,
  verification: SOMEBODY,
  order: SOMEBODY,
  disputed: SOMEBODY,
  report: SOMEBODY,
  conflict: SOMEBODY,
  coupon: SOMEBODY,
  offer: SOMEBODY,
  conversation: SOMEBODY,
  question: SOMEBODY,
  reportedQuestion: SOMEBODY,
})

test.each(screens)('$name ($of) asks a stranger to sign in, and leads there afterwards', async ({ path }) => {
  const { pathname, searchParams } = new URL(locationOf(await site.get(path), site.origin) ?? '')
  expect(pathname).toBe('/p/auth/login')
  expect(searchParams.get('return_to')).toBe(path)
})

test.each([
  '/p/no-such-page',
  '/nobody-of-this-name',
  '/p/visas/zz',
  '/p/countries/zz',
  '/8e3f9d3d-38bd-48e1-bdf0-a10344981d61/articles/never-written',
  '/a-name-that-is-far-longer-than-any-name-a-person-may-choose',
  `/amara-okafor/articles/${'never-written-'.repeat(12)}`,
  '/a/b/c/d',
  '/dev/no-such-page',
])('%s is not there, says so and shows the way home', async (path) => {
  const { answer, document } = await site.page(path)
  expect(answer.statusCode).toBe(404)
  expect(headings(document)).toEqual(['We could not find this page'])
  const ways = [...document.querySelectorAll('main a')].filter(({ textContent }) => textContent === 'Go home')
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/'])
})

/** The path is sent as it stands, by a client that does not tidy it up. */
async function askAt(port: number, path: string) {
  const [answer]: IncomingMessage[] = await once(request({ port, host: '127.0.0.1', path }), 'response')
  answer?.resume()
  return { status: answer?.statusCode, headers: answer?.headers }
}

test('an address that is no address does no harm', async () => {
  const port = Number(new URL(await site.listen()).port)
  for (const path of ['/%', '/%00', '/%c0%af', '//evil.example', '/p/visas/%2e%2e', `/${'x'.repeat(3000)}`]) {
    const { status, headers } = await askAt(port, path)
    expect(status, path).toBeGreaterThanOrEqual(400)
    expect(status, path).toBeLessThan(500)
    expect(headers, path).toMatchObject({ 'x-content-type-options': 'nosniff' })
  }
})

test('a payment window that nobody opened explains itself and leads on', async () => {
  const { answer, document } = await site.page('/p/close')
  expect(answer.statusCode).toBe(200)
  expect(headings(document)).toEqual(['You can close this window'])
  const ways = [...document.querySelectorAll('main a')].map((way) => [
    way.textContent,
    way.getAttribute('href'),
  ])
  expect(ways).toContainEqual(['Go to the home page instead', '/'])
})
