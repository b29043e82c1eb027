import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { at, openEveryDay } from '../../../test/meetings.ts'
import { makeOrder } from '../../../test/orders.ts'
import { enter } from '../../../test/payments.ts'
import { type Browser, makePerson } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { tendMeetings } from '../../work/meetings/tend-meetings.ts'

let server: TestApp
let asClient: Browser
let asAgent: Browser
let order: string
let talk: string
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.forward(1.5 * DAY_MS - (server.clock.now().getTime() % DAY_MS))
  const agent = await makePerson(server, {
    ...{ home: 'consultant', verifiedAgent: true, first_name: 'Amara', last_name: 'Okafor' },
  })
  const client = await makePerson(server, { first_name: 'Ines', last_name: 'Duarte' })
  await openEveryDay(server, agent)
  await server.context.db
    .updateTable('person')
    .set({ timezone: 'Asia/Tokyo', clock: '12' })
    .where('id', '=', client.id)
    .execute()
  asClient = await enter(server, client)
  asAgent = await enter(server, agent)
  order = (await makeOrder(server, { client, agent, status: 'ongoing', meeting_minutes: 60 })).id
  talk = (await asClient.get(`/orders/${order}/conversation`)).body.data.uuid
})

const offer = (start: string) => asAgent.post(`/orders/${order}/meetings`, { start })
async function answer(accept: boolean) {
  const { request } = (await asClient.get(`/orders/${order}/meetings`)).body.data
  return asClient.post(`/orders/${order}/reschedule/${request.id}/answer`, { accept })
}
/** The newest lines, each with how it stands to its reader; the day is left out. */
async function lines(who: Browser, many: number): Promise<string[]> {
  const { items } = (await who.get(`/conversations/${talk}/messages`)).body.data
  return items
    .slice(-many)
    .map(({ message, meeting }: { message: string; meeting: string | null }) =>
      `${meeting}: ${message}`.replace(/[A-Z][a-z]{2} \d{1,2} [A-Z][a-z]+, /, ''),
    )
}

test('a time that is offered is named to each side by its own clock, and asks the other until it answers', async () => {
  expect((await offer(at(server, 3, 10))).status).toBe(201)
  expect(await lines(asClient, 1)).toEqual(['asked: Amara offered 7:00 pm for a meeting.'])
  expect(await lines(asAgent, 1)).toEqual(['told: You offered 10:00 for a meeting.'])
  const { items } = (await asClient.get('/conversations')).body.data
  expect(items[0].last_message.message).toMatch(/^Amara offered [A-Z]/)

  expect((await answer(false)).status).toBe(200)
  expect(await lines(asClient, 2)).toEqual([
    'told: Amara offered 7:00 pm for a meeting.',
    'told: You declined to meet on 7:00 pm.',
  ])
  expect(await lines(asAgent, 1)).toEqual(['told: Ines declined to meet on 10:00.'])
})

test('one that is accepted is booked, and whoever cancels it is named', async () => {
  await offer(at(server, 3, 10))
  const { next } = (await answer(true)).body.data
  expect(await lines(asAgent, 1)).toEqual(['told: The meeting is booked for 10:00.'])
  expect(await lines(asClient, 2)).toEqual([
    'told: Amara offered 7:00 pm for a meeting.',
    'told: The meeting is booked for 7:00 pm.',
  ])
  const cancelled = await asAgent.post(`/orders/${order}/meetings/${next.id}/cancel`, { reason: 'I am ill.' })
  expect(cancelled.status, cancelled.text).toBe(200)
  expect(await lines(asClient, 1)).toEqual(['told: Amara cancelled the meeting of 7:00 pm.'])
})

test('one that nobody answers asks no more, and nobody is said to have declined it', async () => {
  await offer(at(server, 10, 10))
  server.clock.forward(9 * DAY_MS)
  for (const browser of [asClient, asAgent]) await browser.head('/heartbeat')
  await tendMeetings.run(server.context, {})
  expect(await lines(asClient, 2)).toEqual([
    'told: Amara offered 7:00 pm for a meeting.',
    'told: The offer of 7:00 pm was not answered in time.',
  ])
})

test('a move names the new time', async () => {
  await asClient.post(`/orders/${order}/schedule`, { start: at(server, 3, 10) })
  const moved = await asClient.post(`/orders/${order}/reschedule`, { start: at(server, 4, 11) })
  expect(moved.status, moved.text).toBe(200)
  expect(await lines(asAgent, 1)).toEqual(['told: The meeting was moved to 11:00.'])
})
