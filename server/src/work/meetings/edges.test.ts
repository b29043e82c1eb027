import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsTo } from '../../../test/mailbox.ts'
import { at, makeMeeting, openEveryDay } from '../../../test/meetings.ts'
import { makeOrder } from '../../../test/orders.ts'
import { makePaidWork, type PaidWork } from '../../../test/paid-work.ts'
import { enter } from '../../../test/payments.ts'
import { type Browser, makePerson, type TestPerson } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { endMeetings } from './end-meetings.ts'
import { tendMeetings } from './tend-meetings.ts'

let server: TestApp
let agent: TestPerson
let client: TestPerson
let asClient: Browser
let asAgent: Browser
let id: string
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  // At noon.
  server.clock.forward(1.5 * DAY_MS - (server.clock.now().getTime() % DAY_MS))
  agent = await makePerson(server, { home: 'consultant', verifiedAgent: true, first_name: 'Amara' })
  client = await makePerson(server, { first_name: 'Ines' })
  await openEveryDay(server, agent)
  asClient = await enter(server, client)
  asAgent = await enter(server, agent)
  id = (await makeOrder(server, { client, agent, status: 'ongoing', meeting_minutes: 60 })).id
})

const book = async (start: string) =>
  (await asClient.post(`/orders/${id}/schedule`, { start })).body.data.meeting
const move = (who: Browser, start: string) => who.post(`/orders/${id}/reschedule`, { start })
const offer = (start: string) => asAgent.post(`/orders/${id}/meetings`, { start })
const answer = (who: Browser, request: string, accept = true) =>
  who.post(`/orders/${id}/reschedule/${request}/answer`, { accept })
const withdraw = (who: Browser, request: string) => who.post(`/orders/${id}/reschedule/${request}/withdraw`)
const cancel = (meeting: string) =>
  asClient.post(`/orders/${id}/meetings/${meeting}/cancel`, { reason: 'I am ill.' })
const meetings = async (who = asClient) => (await who.get(`/orders/${id}/meetings`)).body.data
const tend = () => tendMeetings.run(server.context, {})
async function forward(milliseconds: number) {
  server.clock.forward(milliseconds)
  for (const browser of [asClient, asAgent]) await browser.head('/heartbeat')
}
const newestStep = async () => {
  const [{ step, by }] = (await asClient.get(`/orders/${id}/timeline`)).body.data.items
  return `${step} ${by}`
}
const newestTo = async ({ email }: TestPerson) => (await mailsTo(server, email))[0]?.subject
const set = (change: object, of = id) =>
  server.context.db.updateTable('client_order').set(change).where('id', '=', of).execute()
const notice = (minutes: number) =>
  server.context.db
    .updateTable('availability_rule')
    .set({ notice_minutes: minutes })
    .where('agent_id', '=', agent.id)
    .execute()
const end = (to: string) =>
  transact(server.context, (tx) => endMeetings(server.context, tx, { order: id, to }))
const statusOfRequest = async (request: string) =>
  (
    await server.context.db
      .selectFrom('meeting_request')
      .select('status')
      .where('id', '=', request)
      .executeTakeFirstOrThrow()
  ).status

describe('a request', () => {
  let request: string
  beforeEach(async () => {
    await book(at(server, 1, 10))
    request = (await move(asClient, at(server, 3, 10))).body.data.request.id
  })

  test('is told to the side that is asked, and each answer to the side that asked', async () => {
    expect(await newestTo(agent)).toBe('Ines asks for another time')
    await answer(asAgent, request, false)
    expect([await newestTo(client), await newestStep()]).toEqual([
      ...['Your meeting stays as it is', 'N3 agent'],
    ])
    request = (await move(asClient, at(server, 3, 11))).body.data.request.id
    await withdraw(asClient, request)
    expect([await newestTo(agent), await newestStep()]).toEqual([
      ...['Ines no longer asks for another time', 'N4 client'],
    ])
  })

  test('is processed once its time is booked', async () => {
    await answer(asAgent, request)
    expect(await statusOfRequest(request)).toBe('processed')
  })

  test('is declined by nobody but the side that is asked', async () => {
    expect((await answer(asClient, request, false)).status).toBe(409)
    expect(await statusOfRequest(request)).toBe('pending')
  })

  test('of another order, or of none, is not there', async () => {
    for (const one of [randomUUID(), (await otherRequest()).request]) {
      for (const accept of [true, false]) expect((await answer(asAgent, one, accept)).status).toBe(404)
      expect((await withdraw(asClient, one)).status).toBe(404)
    }
  })

  async function otherRequest() {
    const other = await makeOrder(server, { client, agent, status: 'ongoing', meeting_minutes: 60 })
    await asClient.post(`/orders/${other.id}/schedule`, { start: at(server, 1, 9) })
    const { body } = await asClient.post(`/orders/${other.id}/reschedule`, { start: at(server, 3, 14) })
    return { order: other.id, request: body.data.request.id }
  }

  test('ends with its meeting, and those of other orders wait on', async () => {
    const other = await otherRequest()
    const { next } = await meetings()
    await cancel(next.id)
    expect([await statusOfRequest(request), await statusOfRequest(other.request)]).toEqual([
      ...['cancelled', 'pending'],
    ])
  })

  test('that nobody answered is told to the side that asked', async () => {
    await forward(DAY_MS - 4 * HOUR_MS)
    await tend()
    expect(await newestTo(client)).toBe('Your meeting stays as it is')
    expect(await statusOfRequest(request)).toBe('rejected')
  })

  test('for a time the agent needs more notice for is accepted by the agent all the same', async () => {
    await notice(7 * 24 * 60)
    expect((await answer(asAgent, request)).body.data.next.start).toBe(at(server, 3, 10))
  })
})

test('a time that is not free is not asked for, moved to or offered', async () => {
  await book(at(server, 1, 10))
  expect((await move(asClient, at(server, 3, 20))).status).toBe(409)
  expect((await meetings()).request).toBeNull()
  await cancel((await meetings()).next.id)
  expect((await offer(at(server, 3, 20))).status).toBe(409)
})

test('a client keeps to the notice an agent wants, the agent need not', async () => {
  await book(at(server, 5, 10))
  await notice(3 * 24 * 60)
  expect((await move(asClient, at(server, 2, 14))).status).toBe(409)
  expect((await move(asAgent, at(server, 2, 14))).body.data.next.start).toBe(at(server, 2, 14))
  await cancel((await meetings()).next.id)
  const { body } = await offer(at(server, 1, 10))
  expect((await answer(asClient, body.data.request.id)).body.data.next.start).toBe(at(server, 1, 10))
  expect(await newestTo(client)).toBe('Your meeting with Amara is booked')
})

test('an offer is told to the client', async () => {
  await offer(at(server, 3, 10))
  expect(await newestTo(client)).toBe('Amara Example offers you a meeting')
})

test('a move is free exactly a day before, and a minute later it is a request', async () => {
  await book(at(server, 3, 12))
  await forward(2 * DAY_MS)
  expect((await meetings()).moves.is_free).toBe(true)
  await forward(MINUTE_MS)
  expect((await meetings()).moves.is_free).toBe(false)
})

test('an agent moves a meeting to a later time without asking, as often as it is free', async () => {
  await book(at(server, 3, 10))
  expect((await move(asAgent, at(server, 4, 10))).body.data.request).toBeNull()
})

describe('an order that ends', () => {
  test('withdraws what was offered', async () => {
    const { body } = await offer(at(server, 3, 10))
    await end('completed')
    expect(await statusOfRequest(body.data.request.id)).toBe('cancelled')
  })

  test('lets a meeting that has begun take place', async () => {
    const { start } = await book(at(server, 1, 12))
    await forward(Date.parse(start) - server.clock.now().getTime())
    await end('completed')
    expect((await meetings()).past).toMatchObject([{ slug: 'done' }])
    expect(await newestTo(client)).toBe('Your meeting with Amara is booked')
  })

  const endings: Record<string, (work: PaidWork) => Promise<unknown>> = {
    'is accepted': async ({ id, asClient, asAgent }) => {
      await asAgent.post(`/orders/${id}/start`)
      await asClient.post(`/orders/${id}/accept`)
    },
    'is left by its client': async ({ id, asClient }) => {
      // Nothing else was missing, so the work had begun with the meeting.
      await set({ status: 'paid', started_at: null }, id)
      await asClient.post(`/orders/${id}/leave`, {})
    },
    'gives all of its money back by a conflict': async ({ id, asClient, asAgent }) => {
      const said = { reason: 'late', text: 'Nothing has happened for three weeks.' }
      const { body } = await asClient.post(`/orders/${id}/conflicts`, said)
      const path = `/orders/${id}/conflicts/${body.data.id}/refunds`
      const all = { amount: 500_00, destination: 'credit', text: 'All of it, please.' }
      const asked = await asClient.post(path, all)
      await asAgent.patch(`${path}/${asked.body.data.refunds.at(-1).id}`, { answer: 'accept' })
    },
  }

  test.each(Object.entries(endings))('and %s takes its meeting from both calendars', async (_how, ends) => {
    const work = await makePaidWork(server)
    await openEveryDay(server, work.agent)
    await set({ meeting_minutes: 60 }, work.id)
    const booked = await work.asClient.post(`/orders/${work.id}/schedule`, { start: at(server, 3, 10) })
    expect(booked.status, booked.text).toBe(201)
    await ends(work)
    const shown = (await work.asClient.get(`/orders/${work.id}/meetings`)).body.data
    expect(shown).toMatchObject({ next: null, past: [{ slug: 'cancelled', ended_by: 'system' }] })
    for (const person of [work.client, work.agent])
      expect((await mailsTo(server, person.email)).map(({ subject }) => subject)).toContainEqual(
        expect.stringMatching(/meeting .*is cancelled/i),
      )
  })

  test('is none that only stops', async () => {
    await book(at(server, 3, 10))
    for (const to of ['ongoing', 'conflicted']) await end(to)
    expect((await meetings()).next).not.toBeNull()
  })
})

test('a meeting is reported ten minutes after it began, and done is on the timeline', async () => {
  const { id: meeting, start } = await book(at(server, 1, 12))
  await forward(Date.parse(start) - server.clock.now().getTime() + 10 * MINUTE_MS - 1)
  expect((await meetings()).next.may).toEqual(['mark_done'])
  await forward(1)
  expect((await meetings()).next.may).toEqual(['mark_done', 'report_missed'])
  await asAgent.post(`/orders/${id}/meetings/${meeting}/done`)
  expect(await newestStep()).toBe('M4 agent')
  const again = await asAgent.post(`/orders/${id}/meetings/${meeting}/done`)
  expect([again.status, again.body.code]).toEqual([409, 'not_now'])
})

test('what was cancelled can be neither done nor missed, and says that it has changed', async () => {
  const { id: meeting } = await book(at(server, 1, 12))
  await cancel(meeting)
  for (const what of ['done', 'missed']) {
    const { status, body } = await asAgent.post(`/orders/${id}/meetings/${meeting}/${what}`)
    expect([status, body.message]).toEqual([409, 'This meeting has changed. Please look again.'])
  }
  expect((await cancel(meeting)).status).toBe(409)
})

test('a meeting of another order is not there', async () => {
  const other = await makeMeeting(server, { client, agent, inHours: -3 })
  expect((await cancel(other.id)).status).toBe(404)
  for (const what of ['done', 'missed'])
    expect((await asAgent.post(`/orders/${id}/meetings/${other.id}/${what}`)).status).toBe(404)
})

test('an order without a meeting offers none', async () => {
  await set({ meeting_minutes: null })
  expect([(await meetings()).may, (await meetings(asAgent)).may]).toEqual([[], []])
})

test('to book one takes no reminder away from another', async () => {
  const other = await makeMeeting(server, { client, agent, inHours: 30 })
  await book(at(server, 1, 9))
  const { reminded } = await server.context.db
    .selectFrom('meeting')
    .select('reminded')
    .where('id', '=', other.id)
    .executeTakeFirstOrThrow()
  expect(reminded).toBe(0)
})

test('who takes their link away keeps those of others', async () => {
  const other = await makePerson(server, { home: 'consultant', verifiedAgent: true })
  const asOther = await enter(server, other)
  const link = '/account/consultant/meeting-link'
  for (const [who, name] of [
    [asAgent, 'amara'],
    [asOther, 'other'],
  ] as const)
    await who.put(link, { address: `https://meet.example.com/${name}` })
  await asAgent.put(link, { address: null })
  expect((await asAgent.get(link)).body.data.address).toBeNull()
  expect((await asOther.get(link)).body.data.address).toBe('https://meet.example.com/other')
})
