import { randomUUID } from 'node:crypto'
import { MOST_OF_KIND } from '@sojourn/contract/desk/desk-words'
import type { Found } from '@sojourn/contract/desk/find'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeWork, type PaidWork } from '../../../test/paid-work.ts'
import { type Browser, makePerson, signIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { partWith } from './find-anything.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const find = async (who: Browser, query: string): Promise<Found[]> =>
  (await who.get(`/find?query=${encodeURIComponent(query)}`)).body.data

async function write(work: PaidWork, who: Browser, message: string) {
  const { uuid } = (await who.get(`/orders/${work.id}/conversation`)).body.data
  const sent = await who.post(`/conversations/${uuid}/messages`, { client_id: randomUUID(), message })
  expect(sent.status).toBe(201)
  return sent.body.data
}

test('each side finds its own order and its messages, and a stranger finds neither', async () => {
  const work = await makeWork(server)
  const { ref } = (await work.asClient.get(`/orders/${work.id}`)).body.data
  const { seq } = await write(work, work.asClient, 'The Zürich apostille has arrived.')
  for (const [who, room] of [
    [work.asClient, 'client'],
    [work.asAgent, 'agent'],
  ] as const) {
    expect(await find(who, ref)).toEqual([
      expect.objectContaining({ kind: 'order', path: `/p/${room}/orders/${work.id}` }),
    ])
    expect(await find(who, 'zurich apostille')).toEqual([
      expect.objectContaining({
        ...{ kind: 'message', title: 'The Zürich apostille has arrived.' },
        path: `/p/${room}/orders/${work.id}/conversation?at=${seq}`,
      }),
    ])
  }
  const stranger = await signIn(server, await makePerson(server))
  expect(await find(stranger, ref)).toEqual([])
  expect(await find(stranger, 'zurich apostille')).toEqual([])
})

test('what our team keeps out of sight is not found', async () => {
  const work = await makeWork(server)
  const { uuid } = await write(work, work.asClient, 'Quokkas everywhere')
  expect(await find(work.asAgent, 'quokkas')).toHaveLength(1)
  await server.context.db
    .updateTable('message')
    .set({ hidden_at: server.clock.now() })
    .where('id', '=', uuid)
    .execute()
  expect(await find(work.asAgent, 'quokkas')).toEqual([])
})

test('our team finds any order by its reference, and people by name', async () => {
  const work = await makeWork(server)
  const { ref } = (await work.asClient.get(`/orders/${work.id}`)).body.data
  const staff = await signIn(server, await makePerson(server, { staff: true }))
  expect(await find(staff, ref.toLowerCase())).toEqual([
    expect.objectContaining({ kind: 'order', path: `/p/staff/orders/${work.id}` }),
  ])
  const found = await find(staff, work.client.email)
  expect(found).toContainEqual(
    expect.objectContaining({ kind: 'person', path: `/p/staff/people/${work.client.id}` }),
  )
  expect((await find(staff, 'example')).length).toBeLessThanOrEqual(3 * MOST_OF_KIND)
})

test('a question about a visa finds its page for clients and agents', async () => {
  for (const person of [await makePerson(server), await makePerson(server, { home: 'consultant' })]) {
    const found = await find(await signIn(server, person), 'canada study permit')
    expect(found).toContainEqual({
      ...{ kind: 'visa', title: 'Study Permit', note: 'Canada', path: '/p/visas/ca/study-permit' },
    })
    expect(found.filter(({ kind }) => kind === 'visa').length).toBeLessThanOrEqual(MOST_OF_KIND)
  }
})

test('a search needs two letters', async () => {
  const browser = await signIn(server, await makePerson(server))
  expect((await browser.get('/find?query=%20a%20')).status).toBe(422)
})

test.each([
  ['Please send the passport.', 'passport', 'Please send the passport.'],
  [
    `${'Much was said before. '.repeat(4)}Here is the seal.`,
    'seal',
    '… Much was said before. Here is the seal.',
  ],
  ['none of it', 'else', 'none of it'],
])('of %j the part with %j is shown', (text, query, part) => {
  expect(partWith(text, query)).toBe(part)
})
