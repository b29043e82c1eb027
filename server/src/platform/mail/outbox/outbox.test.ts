import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, startApp, type TestApp } from '../../../../test/start-app.ts'
import { transact } from '../../database/transact.ts'
import { enqueueMail } from '../enqueue-mail.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
  for (const name of ['ada', 'bo']) await write(name)
  await server.jobsDone()
})
afterAll(() => server.close())

const write = (name: string) =>
  transact(server.context, (tx) =>
    enqueueMail(server.context, tx, {
      key: `test:${name}`,
      to: `${name}@example.com`,
      subject: `For ${name} <b>`,
      about: 'account',
      heading: `Hello ${name}`,
      paragraphs: ['It is "done".'],
    }),
  )

const list = async (query = '') => (await server.app.inject(`/dev/outbox.json${query}`)).json().data.items

test('programs read the outbox, the newest mail first, and pick one address', async () => {
  const all = await list()
  expect(all.map((mail: { to: string }) => mail.to)).toEqual(['bo@example.com', 'ada@example.com'])
  expect(await list('?to=ada@example.com')).toMatchObject([
    { key: 'test:ada', subject: 'For ada <b>', created_at: { date: '2026-11-02T09:00:00.000Z' } },
  ])
})

test('people read the list and each mail', async () => {
  const page = await server.app.inject('/dev/outbox?to=ada@example.com')
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).toContain('For ada &lt;b&gt;')
  expect(page.body).not.toContain('For bo')

  const [mail] = await list('?to=ada@example.com')
  const single = await server.app.inject(`/dev/outbox/${mail.id}`)
  expect(single.body).toContain('srcdoc="&lt;!doctype html&gt;')
  expect(single.body).toContain('sandbox="allow-popups')
  expect(single.headers['content-security-policy']).toContain("default-src 'none'")
})

test.each(['01996e5c-0000-7000-8000-000000000000', 'nonsense'])('no mail is not found: %s', async (id) => {
  expect((await server.app.inject(`/dev/outbox/${id}`)).statusCode).toBe(404)
})

test('where others can reach the server there is no outbox', async () => {
  const { app } = await startApp({ settings: { devPages: false } })
  for (const url of ['/dev/outbox', '/dev/outbox.json']) expect((await app.inject(url)).statusCode).toBe(404)
})
