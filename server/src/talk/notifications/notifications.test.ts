import { FRAME } from '@sojourn/contract/talk/conversation-words'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeNotice } from '../../../test/notices.ts'
import { askForCompletion, makePaidWork, makeWork, type PaidWork } from '../../../test/paid-work.ts'
import { makePerson, signIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { hearFact } from '../../ground/facts/hear-fact.ts'
import { tell } from '../../ground/facts/tell.ts'
import { transact } from '../../platform/database/transact.ts'
import { SYSTEM } from '../../platform/http/by.ts'
import { DELIVERIES, type Delivery } from '../../platform/socket/delivery.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const noticesOf = async (browser: PaidWork['asClient'], query = '') => {
  await server.jobsDone()
  const { body, text } = await browser.get(`/notifications${query}`)
  if (!body?.data) throw new Error(text)
  return body.data.items as { id: string; title: string; path: string; mode: string; is_read: boolean }[]
}
const unreadOf = async (browser: PaidWork['asClient']) =>
  (await browser.get('/notifications/unread-count')).body.data.unread

test('what one side does is told to the other, and leads to its place in the right mode', async () => {
  const work = await makePaidWork(server)
  expect(await noticesOf(work.asAgent)).toMatchObject([
    {
      title: expect.stringMatching(/ hired you$/),
      path: `/p/agent/orders/${work.id}`,
      mode: 'agent',
      is_read: false,
    },
  ])
  expect(await noticesOf(work.asClient)).toEqual([])
  await work.asAgent.post(`/orders/${work.id}/start`)
  expect(await noticesOf(work.asClient)).toMatchObject([
    {
      title: expect.stringMatching(/ started the work$/),
      path: `/p/client/orders/${work.id}`,
      mode: 'client',
    },
  ])
  expect(await noticesOf(work.asAgent)).toHaveLength(1)
})

test('a job that runs twice tells once', async () => {
  const work = await makeWork(server)
  await server.jobsDone()
  const { context } = server
  const facts = await context.db
    .selectFrom('fact')
    .select('id')
    .where('order_id', '=', work.id)
    .where('fact', '=', 'order_started')
    .execute()
  await Promise.all(
    [1, 2, 3].map(() => hearFact.run(context, { fact: facts[0]?.id ?? '', listener: 'notify' })),
  )
  expect(await noticesOf(work.asClient)).toHaveLength(1)
})

test('the list goes on from page to page, and can show the unread alone', async () => {
  const person = await makePerson(server)
  const browser = await signIn(server, person)
  for (let made = 0; made < 5; made++) {
    server.clock.forward(1000)
    await makeNotice(server, person)
  }
  const first = (await browser.get('/notifications?limit=3')).body.data
  expect(first.items).toHaveLength(3)
  const rest = (await browser.get(`/notifications?limit=3&cursor=${first.pagination.next_cursor}`)).body.data
  expect(rest.items).toHaveLength(2)
  expect(rest.pagination.next_cursor).toBeNull()

  await browser.put(`/notifications/${first.items[0].id}/read`)
  expect(await unreadOf(browser)).toBe(4)
  const again = await browser.put(`/notifications/${first.items[0].id}/read`)
  expect(again.body.data).toEqual({ unread: 4 })
  expect(await noticesOf(browser, '?unread=true')).toHaveLength(4)
})

test('marking all as read spares what came after the page was drawn', async () => {
  const person = await makePerson(server)
  const browser = await signIn(server, person)
  await makeNotice(server, person)
  const seen = await makeNotice(server, person)
  const late = await makeNotice(server, person)
  const answer = await browser.post('/notifications/read-all', { newest: seen.id })
  expect(answer.body.data).toEqual({ unread: 1 })
  expect(await noticesOf(browser, '?unread=true')).toMatchObject([{ id: late.id }])
})

test('nobody reads the notifications of somebody else away', async () => {
  const [owner, other] = [await makePerson(server), await makePerson(server)]
  const [asOwner, asOther] = [await signIn(server, owner), await signIn(server, other)]
  const theirs = await makeNotice(server, owner)
  server.clock.forward(1000)
  const own = await makeNotice(server, other)
  expect((await asOther.put(`/notifications/${theirs.id}/read`)).status).toBe(404)
  expect((await asOther.post('/notifications/read-all', { newest: theirs.id })).status).toBe(404)
  expect((await asOther.post('/notifications/read-all', { newest: own.id })).body.data).toEqual({ unread: 0 })
  expect(await noticesOf(asOwner)).toMatchObject([{ id: theirs.id, is_read: false }])
  expect(await unreadOf(asOwner)).toBe(1)
})

test('a kind that is switched off in the app tells nothing there, unless silence has an effect', async () => {
  const work = await makePaidWork(server)
  const chosen = (await work.asClient.get('/account/notifications')).body.data
  const off = { ...chosen.in_app, orders: false }
  await work.asClient.put('/account/notifications', {
    ...chosen,
    in_app: off,
    push: { ...chosen.push, orders: false },
  })
  await work.asAgent.post(`/orders/${work.id}/start`)
  expect(await noticesOf(work.asClient)).toEqual([])
  await askForCompletion(work)
  expect(await noticesOf(work.asClient)).toMatchObject([{ title: expect.stringMatching(/Please check it$/) }])
})

test('open pages are told to look again: of what is new, and of what was read elsewhere', async () => {
  const work = await makePaidWork(server)
  await server.jobsDone()
  const heard: Delivery[] = []
  const stop = await server.context.bus.subscribe(DELIVERIES, (deliveries: Delivery[]) => {
    heard.push(...deliveries.filter(({ frame }) => 'type' in frame && frame.type === FRAME.notification))
  })
  await work.asAgent.post(`/orders/${work.id}/start`)
  const [notice] = await noticesOf(work.asClient)
  await work.asClient.put(`/notifications/${notice?.id}/read`)
  await expect.poll(() => heard.map(({ people }) => people)).toEqual([[work.client.id], [work.client.id]])
  await stop()
})

test('a notice for 250 of our team reaches every open page, however long the announcement is', async () => {
  const { context } = server
  const work = await makePaidWork(server)
  const team = await Promise.all(Array.from({ length: 250 }, () => makePerson(server, { staff: true })))
  await server.jobsDone()
  const heard: string[] = []
  const stop = await context.bus.subscribe(DELIVERIES, (deliveries: Delivery[]) => {
    for (const { people, frame } of deliveries)
      if ('type' in frame && frame.type === FRAME.notification) heard.push(...people)
  })
  await transact(context, (tx) =>
    tell(context, tx, { fact: 'gift_held', agent: work.agent.id, pays: work.id, check: work.id }, SYSTEM),
  )
  await server.jobsDone()
  await expect.poll(() => team.filter(({ id }) => !heard.includes(id))).toEqual([])
  expect(new Set(heard).size).toBe(heard.length)
  await stop()
})

test('a name is gone from notifications once its owner has deleted their account', async () => {
  const work = await makePaidWork(server)
  const [before] = await noticesOf(work.asAgent)
  await server.context.db
    .updateTable('person')
    .set({ deleted_at: server.clock.now() })
    .where('id', '=', work.client.id)
    .execute()
  const [after] = await noticesOf(work.asAgent)
  expect([before?.title, after?.title]).toEqual(['Ada hired you', 'Your client hired you'])
})
