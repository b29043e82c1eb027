import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Browser, makePerson, signIn } from '../../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import type { PageRequest } from '../../../platform/pages/pages.ts'

const DAYS_30 = 30 * 86_400

let renders = 0
const webApp = {
  pageQueries: [],
  renderPage: async ({ nonce }: PageRequest) => {
    renders += 1
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    return { response: new Response(null, { headers }), html: `<script nonce="${nonce}"></script>` }
  },
}

let server: TestApp
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sojourn-pages-'))
  server = await openTestApp({ pages: { webApp: async () => webApp, clientFolder: folder } })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const open = (url: string, cookies?: Record<string, string>) =>
  server.app.inject({ method: 'GET', url, ...(cookies && { cookies }) })

/** The browser of somebody signed in that has lost all but the session itself. */
async function bareBrowser() {
  const browser = await signIn(server, await makePerson(server))
  browser.nonce = null
  return { browser, session: { session: browser.cookies.get('session')! } }
}

describe('a page that somebody signed in opens', () => {
  test('brings a nonce that is good for what it writes', async () => {
    const { browser, session } = await bareBrowser()
    expect(await browser.delete('/account/devices')).toMatchObject({ status: 403 })
    const page = await open('/p/client/goals', session)
    expect(page.cookies).toEqual([
      { name: 'token', value: expect.any(String), path: '/', sameSite: 'Lax', maxAge: DAYS_30 },
    ])
    browser.nonce = page.cookies[0]!.value
    expect(await browser.delete('/account/devices')).toMatchObject({ status: 204 })
  })

  test('is kept by no cache', async () => {
    const { session } = await bareBrowser()
    expect((await open('/', session)).headers).toMatchObject({ 'cache-control': 'private, no-store' })
  })

  test('brings one that is good in no other session, and no longer than others', async () => {
    const { session } = await bareBrowser()
    const nonce = (await open('/', session)).cookies[0]!.value
    const { browser: other } = await bareBrowser()
    other.nonce = nonce
    expect(await other.delete('/account/devices')).toMatchObject({ body: { code: 'nonce_required' } })

    const { browser, session: own } = await bareBrowser()
    browser.nonce = (await open('/', own)).cookies[0]!.value
    server.clock.forward(15 * 60_000)
    expect(await browser.delete('/account/devices')).toMatchObject({ body: { code: 'nonce_expired' } })
  })

  test('brings none with data for a page that is open already', async () => {
    const { session } = await bareBrowser()
    expect((await open('/p/client/goals.data', session)).cookies).toEqual([])
  })
})

describe('nobody else gets one', () => {
  test('not a stranger, whoever opened the same page before them', async () => {
    const { session } = await bareBrowser()
    const path = `/p/${crypto.randomUUID()}`
    expect((await open(path, session)).cookies).toHaveLength(1)
    const before = renders
    const first = await open(path)
    const again = await open(path)
    expect(renders - before, 'the second came from the cache').toBe(1)
    expect([...first.cookies, ...again.cookies]).toEqual([])
  })

  test.each([{ session: 'made-up' }, { token: 'a.b' }, { role: 'staff', user_id: '1' }])(
    'not who has the cookies %o',
    async (cookies) => {
      expect((await open('/', cookies)).cookies).toEqual([])
    },
  )

  test('not somebody whose session is over', async () => {
    const { session } = await bareBrowser()
    const browser = new Browser(server)
    browser.cookies.set('session', session.session)
    expect(await browser.delete('/session')).toMatchObject({ status: 204 })
    expect((await open('/', session)).cookies).toEqual([])
  })
})
