import { MOST_SEARCHES } from '@sojourn/contract/supply/discovery'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bringCrowd, someAgent, someService } from '../../../../test/found-crowd.ts'
import { mailsTo } from '../../../../test/mailbox.ts'
import { type Browser, makePerson, signIn, type TestPerson } from '../../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import { tellAllNews, tellNews } from './tell-news.ts'

let server: TestApp
let person: TestPerson
let browser: Browser
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await makePerson(server)
  browser = await signIn(server, person)
})

const save = (name: string, filters: object = { country: 'PT' }, who = browser) =>
  who.post('/account/searches', { name, filters })
const list = async () =>
  (await browser.get('/account/searches')).body.data.items as { id: string; name: string; mail: boolean }[]

describe('searches are saved', () => {
  test('and listed, the newest first', async () => {
    const answer = await save('Study in Portugal', {
      country: 'PT',
      purpose: 'study',
      max_price: 50_000,
      licensed: '1',
      sort: 'price',
    })
    expect(answer.status).toBe(201)
    expect(answer.body.data).toMatchObject({
      name: 'Study in Portugal',
      mail: true,
      filters: { country: 'PT', purpose: 'study', max_price: 50_000, licensed: '1', sort: 'price' },
    })
    server.clock.forward(1000)
    await save('Work', { purpose: 'work' })
    expect((await list()).map(({ name }) => name)).toEqual(['Work', 'Study in Portugal'])
  })

  test('the same filters once, also when sent at once', async () => {
    const answers = await Promise.all(['One', 'Two', 'Three'].map((name) => save(name)))
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    expect(await list()).toHaveLength(1)
  })

  test('the same filters again take the name and the mail asked for now', async () => {
    await save('Portugal')
    const again = { name: 'Lisbon', filters: { country: 'PT' }, mail: false }
    expect((await browser.post('/account/searches', again)).body.data).toMatchObject(again)
    expect(await list()).toEqual([expect.objectContaining({ name: 'Lisbon', mail: false })])
  })

  test('so many and no more, also when sent at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: MOST_SEARCHES + 5 }, (_, index) =>
        save(`Search ${index}`, { max_days: index + 1 }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MOST_SEARCHES)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
    expect(await list()).toHaveLength(MOST_SEARCHES)
  })

  test.each([
    [{ name: '', filters: {} }],
    [{ name: 'x'.repeat(201), filters: {} }],
    [{ name: 'A\u202eB', filters: {} }],
    [{ name: 'A', filters: { unknown: 1 } }],
    [{ name: 'A', filters: { max_price: '500' } }],
    [{ name: 'A', filters: { max_price: -1 } }],
    [{ name: 'A', filters: { sort: 'name; drop table' } }],
  ])('not %o', async (body) => {
    expect([400, 422]).toContain((await browser.post('/account/searches', body)).status)
    expect(await list()).toEqual([])
  })

  test('renamed, silenced and forgotten by their owner alone', async () => {
    const { id } = (await save('Portugal')).body.data
    const stranger = await signIn(server, await makePerson(server))
    expect((await stranger.patch(`/account/searches/${id}`, { name: 'Mine' })).status).toBe(404)
    expect((await stranger.delete(`/account/searches/${id}`)).status).toBe(404)
    expect(
      (await browser.patch(`/account/searches/${id}`, { name: 'Lisbon', mail: false })).body.data,
    ).toMatchObject({ name: 'Lisbon', mail: false })
    expect((await browser.delete(`/account/searches/${id}`)).status).toBe(204)
    expect(await list()).toEqual([])
  })
})

describe('the weekly mail', () => {
  const bring = (first_name: string, country = 'PT') =>
    bringCrowd(server, [someAgent({ first_name, services: [someService({ country })] })])
  async function pass(days: number) {
    server.clock.forward(days * DAY_MS)
    await tellAllNews.run(server.context, {})
    await server.jobsDone()
  }
  const news = async () =>
    (await mailsTo(server, person.email)).filter(({ subject }) => subject.startsWith('New agents'))

  test('names who is new since the last one, once a week, and nobody new is no mail', async () => {
    await bring('Oldest')
    server.clock.forward(1000)
    await save('Portugal')
    server.clock.forward(1000)
    await bring('Newcomer')
    await bring('Elsewhere', 'KR')
    await pass(6)
    expect(await news()).toEqual([])
    await pass(2)
    const [first, ...more] = await news()
    expect(more).toEqual([])
    expect(first?.subject).toBe('New agents for “Portugal”')
    expect(first?.text).toContain('Newcomer Okafor')
    expect(first?.text).not.toMatch(/Oldest|Elsewhere/)
    expect(first?.text).toContain('/p/agents?country=PT&sort=newest')
    await pass(8)
    expect(await news()).toHaveLength(1)
    server.clock.forward(1000)
    await bring('Later')
    await pass(8)
    const [, second] = (await news()).toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
    expect(second?.text).toContain('Later Okafor')
    expect(second?.text).not.toContain('Newcomer')
  })

  test('comes once a week, however often its job runs, and a new search does not put it off', async () => {
    await save('Portugal')
    server.clock.forward(1000)
    await bring('Early')
    server.clock.forward(6 * DAY_MS)
    await browser.head('/heartbeat')
    expect((await save('Korea', { country: 'KR' })).status).toBe(201)
    await pass(1)
    expect(await news()).toHaveLength(1)
    server.clock.forward(1000)
    await bring('Soon')
    server.clock.forward(6 * DAY_MS)
    await tellNews.run(server.context, { person_id: person.id })
    await server.jobsDone()
    expect(await news()).toHaveLength(1)
    await pass(1)
    expect(await news()).toHaveLength(2)
  })

  test('tells of all searches at once', async () => {
    await save('Portugal')
    await save('Korea', { country: 'KR' })
    server.clock.forward(1000)
    await bring('Both', 'PT')
    await bring('Too', 'KR')
    await pass(8)
    const mails = await news()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toMatch(/Portugal”: .*Both[\s\S]*Korea”: .*Too/)
  })

  test('names only those who have the words, and comes for nobody else', async () => {
    await save('Nurses', { query: 'quillfeather' })
    server.clock.forward(1000)
    await bring('Without')
    await pass(8)
    expect(await news()).toEqual([])
    server.clock.forward(1000)
    await bringCrowd(server, [
      someAgent({ first_name: 'Ines', headline: 'Helps every quillfeather', services: [someService()] }),
      someAgent({ first_name: 'Other', services: [someService()] }),
    ])
    await pass(8)
    expect((await news()).map(({ text }) => text)).toEqual([
      expect.stringContaining('New for “Nurses”: Ines Okafor.'),
    ])
  })

  test('counts whoever serves both of its countries once', async () => {
    await save('Both', { country: 'PT,ES' })
    server.clock.forward(1000)
    const both = [someService({ country: 'PT' }), someService({ country: 'ES' })]
    await bringCrowd(
      server,
      ['One', 'Two', 'Three', 'Four'].map((first_name) => someAgent({ first_name, services: both })),
    )
    await pass(8)
    expect((await news()).map(({ text }) => text)).toEqual([
      expect.stringMatching(/New for “Both”: .*, .*, .* and 1 more\./),
    ])
  })

  test('waits while its owner has turned off mails about saved searches, and then names who came meanwhile', async () => {
    const chosen = (await browser.get('/account/notifications')).body.data
    const turn = async (isOn: boolean) => {
      const mail = { ...chosen.mail, news: isOn }
      return (await signIn(server, person)).put('/account/notifications', { ...chosen, mail })
    }
    await save('Portugal')
    await turn(false)
    expect((await list()).map(({ mail }) => mail)).toEqual([false])
    server.clock.forward(1000)
    await bring('Meanwhile')
    await pass(21)
    expect(await news()).toEqual([])
    await turn(true)
    await pass(1)
    expect((await news()).map(({ text }) => text)).toEqual([expect.stringContaining('Meanwhile Okafor')])
  })

  test('of one search turned on where the kind was off comes, and of no other', async () => {
    const chosen = (await browser.get('/account/notifications')).body.data
    const mail = { ...chosen.mail, news: false }
    await browser.put('/account/notifications', { ...chosen, mail })
    await save('Korea', { country: 'KR' })
    const { id } = (await save('Portugal')).body.data
    expect((await browser.patch(`/account/searches/${id}`, { mail: true })).body.data.mail).toBe(true)
    expect((await list()).map(({ name, mail }) => [name, mail])).toEqual(
      expect.arrayContaining([
        ['Portugal', true],
        ['Korea', false],
      ]),
    )
    expect((await browser.get('/account/notifications')).body.data.mail.news).toBe(true)
  })

  test('stops with one click, without signing in; opening the link alone stops nothing', async () => {
    await save('Portugal')
    server.clock.forward(1000)
    await bring('First')
    await pass(8)
    const [mail] = await news()
    const token =
      /\/api\/unsubscribe\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ??
      /unsubscribe\/([\w.-]+)/.exec(mail?.html ?? '')?.[1]
    expect(token).toEqual(expect.any(String))
    const opened = await server.app.inject({ url: `/api/unsubscribe/${token}` })
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/p/unsubscribe/${token}`])
    expect((await list())[0]?.mail).toBe(true)
    const stopped = await server.app.inject({
      method: 'POST',
      url: `/api/unsubscribe/${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect([stopped.statusCode, stopped.json()]).toEqual([200, { data: { name: 'Portugal' } }])
    expect((await list())[0]?.mail).toBe(false)
    server.clock.forward(1000)
    await bring('Second')
    await pass(8)
    expect(await news()).toHaveLength(1)
  })

  test.each(['x', 'x.y', `${crypto.randomUUID()}.`, `${crypto.randomUUID()}.${'A'.repeat(43)}`, '%00.a'])(
    'no other link stops anything: %s',
    async (token) => {
      expect((await server.app.inject({ method: 'POST', url: `/api/unsubscribe/${token}` })).statusCode).toBe(
        404,
      )
    },
  )

  test.each([
    ['is suspended', () => ({ suspended_at: server.clock.now(), suspended_reason: 'Spam.' })],
    ['is gone', () => ({ deleted_at: server.clock.now() })],
    ['has proven no email', () => ({ email_verified_at: null })],
  ])('nobody who %s is written to', async (_what, befallen) => {
    await save('Portugal')
    server.clock.forward(1000)
    await bring('Unread')
    await server.context.db.updateTable('person').set(befallen()).where('id', '=', person.id).execute()
    await pass(8)
    expect(await news()).toEqual([])
  })
})
