import { fullDay } from '@sojourn/contract/dates/moments'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailAbout, mailboxOf, mailsTo } from '../../../test/mailbox.ts'
import { at, openEveryDay } from '../../../test/meetings.ts'
import { makeOrder } from '../../../test/orders.ts'
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
  agent = await makePerson(server, {
    ...{ home: 'consultant', verifiedAgent: true, first_name: 'Amara', last_name: 'Okafor' },
  })
  client = await makePerson(server, { first_name: 'Ines', last_name: 'Duarte' })
  await openEveryDay(server, agent)
  asClient = await enter(server, client)
  asAgent = await enter(server, agent)
  id = (await makeOrder(server, { client, agent, status: 'ongoing', meeting_minutes: 60 })).id
})

const book = (start: string) => asClient.post(`/orders/${id}/schedule`, { start })
const move = (who: Browser, start: string, reason?: string) =>
  who.post(`/orders/${id}/reschedule`, { start, ...(reason && { reason }) })
const meetings = async (who = asClient) => (await who.get(`/orders/${id}/meetings`)).body.data
const tend = () => tendMeetings.run(server.context, {})
/** Pages ask for a new nonce now and then. */
async function forward(milliseconds: number) {
  server.clock.forward(milliseconds)
  for (const browser of [asClient, asAgent]) await browser.head('/heartbeat')
}
async function chooseNotices(chosen: object) {
  const { data } = (await asClient.get('/account/notifications')).body
  await asClient.put('/account/notifications', { ...data, ...chosen })
}
const set = (status: 'paid' | 'ongoing' | 'conflicted') =>
  server.context.db
    .updateTable('client_order')
    .set({ status, ...(status === 'conflicted' && { resume_status: 'ongoing' }) })
    .where('id', '=', id)
    .execute()
const steps = async () =>
  (await asClient.get(`/orders/${id}/timeline`)).body.data.items.map(
    ({ step, by }: { step: string; by: string }) => `${step} ${by}`,
  )
const subjectsTo = async ({ email }: TestPerson) =>
  (await mailsTo(server, email)).map(({ subject }) => subject)
const calendarsTo = async ({ email }: TestPerson) =>
  (await mailsTo(server, email))
    .flatMap(({ calendar }) => calendar ?? [])
    .map((file) => {
      const line = (name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(file)?.[1]
      return `${line('METHOD')} ${line('SEQUENCE')} ${line('DTSTART')} ${line('UID')?.slice(0, 44)}`
    })
const IN_FRENCH = { headers: { 'x-language': 'fr' } }
const stamp = (time: string) => time.replaceAll(/[-:]|\.\d+/g, '')

test('is a calendar file for its two sides alone, under the name that mails have', async () => {
  const file = (who: Browser, path = id) => who.send('GET', `/orders/${path}/meetings/calendar.ics`)
  expect((await file(asClient)).status).toBe(404)
  const start = at(server, 3, 10)
  await book(start)
  const ofClient = await file(asClient)
  expect(ofClient.headers).toMatchObject({
    ...{ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-store' },
    'content-disposition': 'attachment; filename="meeting.ics"',
  })
  expect(ofClient.text).toContain(`DTSTART:${stamp(start)}\r\n`)
  expect(ofClient.text).toContain('SUMMARY:Meeting with Amara Okafor\r\n')
  const [, uid] = /^UID:(.*)\r$/m.exec(ofClient.text) ?? []
  expect((await calendarsTo(client))[0]).toContain(uid?.slice(0, 44))
  const ofAgent = await file(asAgent)
  expect(ofAgent.text).toContain('SUMMARY:Meeting with Ines\r\n')
  const unfolded = ofAgent.text.replaceAll('\r\n ', '')
  expect(unfolded).toContain(agent.email)
  expect(unfolded).not.toContain(client.email)
  const stranger = await enter(server, await makePerson(server))
  expect((await file(stranger)).status).toBe(404)
  await move(asClient, at(server, 4, 11))
  expect((await file(asAgent)).text).toMatch(/^SEQUENCE:1\r$/m)
  const french = await asClient.send('GET', `/orders/${id}/meetings/calendar.ics`, undefined, IN_FRENCH)
  expect(french.text).toContain('SUMMARY:Entretien avec Amara Okafor')
})

test('moves twice at once, and the third time asks; both calendars follow under one name', async () => {
  const times = [at(server, 3, 10), at(server, 4, 11), at(server, 5, 12), at(server, 6, 13)] as const
  const { meeting } = (await book(times[0])).body.data
  expect((await meetings()).moves).toEqual({ free: 2, free_left: 2, notice_hours: 24, is_free: true })
  expect((await move(asClient, times[1])).body.data.next).toMatchObject({ id: meeting.id, start: times[1] })
  expect((await move(asClient, times[2])).body.data.moves).toMatchObject({ free_left: 0, is_free: false })
  const asked = (await move(asClient, times[3], 'I travel that day.')).body.data
  expect(asked.next.start).toBe(times[2])
  expect(asked.request).toMatchObject({ kind: 'move', made_by: 'client', start: times[3], may: ['withdraw'] })
  expect(asked.next.may).toEqual(['cancel'])

  const seen = await meetings(asAgent)
  expect(seen.request).toMatchObject({ reason: 'I travel that day.', may: ['answer'] })
  const path = `/orders/${id}/reschedule/${seen.request.id}/answer`
  const { data } = (await asAgent.post(path, { accept: true })).body
  expect([data.next.start, data.request]).toEqual([times[3], null])
  expect(await steps()).toEqual(['M7 agent', 'N1 client', 'M7 client', 'M7 client', 'M2 client'])

  const uid = `meeting-${meeting.id}`
  for (const person of [client, agent])
    expect(await calendarsTo(person)).toEqual(
      [3, 2, 1, 0].map((sequence) => `REQUEST ${sequence} ${stamp(times[sequence] as string)} ${uid}`),
    )
  const free = (await asClient.get(`/consultants/${agent.id}/schedules`)).body.data.slots
  for (const time of times.slice(0, 3)) expect(free).toContain(time)
  expect(free).not.toContain(times[3])
})

test('each side has free moves of its own', async () => {
  await book(at(server, 3, 10))
  await move(asClient, at(server, 4, 10))
  await move(asClient, at(server, 5, 10))
  expect((await meetings(asAgent)).moves.free_left).toBe(2)
  const { body } = await move(asAgent, at(server, 6, 10))
  expect([body.data.next.start, body.data.request]).toEqual([at(server, 6, 10), null])
  expect((await meetings()).moves.free_left).toBe(0)
})

test('within a day of its beginning a move is a request, also for an agent who wants to meet sooner', async () => {
  await book(at(server, 3, 10))
  const sooner = await move(asAgent, at(server, 1, 9))
  expect(sooner.body.data.request).toMatchObject({ made_by: 'agent' })
  await asAgent.post(`/orders/${id}/reschedule/${sooner.body.data.request.id}/withdraw`)
  expect((await meetings()).request).toBeNull()
  await forward(2 * DAY_MS + 2 * HOUR_MS)
  expect((await meetings()).moves).toMatchObject({ free_left: 2, is_free: false })
  expect((await move(asClient, at(server, 3, 10))).body.data.request).toMatchObject({ made_by: 'client' })
})

describe('a request for another time', () => {
  let request: string
  let old: string
  beforeEach(async () => {
    old = at(server, 1, 8 + 1)
    await book(old)
    request = (await move(asClient, at(server, 3, 10))).body.data.request.id
  })
  const answer = (who: Browser, accept: boolean) =>
    who.post(`/orders/${id}/reschedule/${request}/answer`, { accept })

  test('is declined, and the meeting stays', async () => {
    const { body } = await answer(asAgent, false)
    expect([body.data.next.start, body.data.request]).toEqual([old, null])
    expect(await subjectsTo(client)).toContain('Your meeting stays as it is')
  })

  test('is answered by the other side, once', async () => {
    expect((await answer(asClient, true)).status).toBe(409)
    expect((await asAgent.post(`/orders/${id}/reschedule/${request}/withdraw`)).status).toBe(409)
    expect((await answer(asAgent, true)).status).toBe(200)
    for (const accept of [true, false]) expect((await answer(asAgent, accept)).status).toBe(409)
  })

  test('keeps anything else from being asked meanwhile', async () => {
    expect((await move(asAgent, at(server, 4, 10))).status).toBe(409)
    expect((await meetings(asAgent)).next.may).toEqual(['cancel'])
  })

  test('for a time that was taken meanwhile is refused, and can still be declined', async () => {
    const other = await makeOrder(server, { client, agent, status: 'ongoing', meeting_minutes: 60 })
    await asClient.post(`/orders/${other.id}/schedule`, { start: at(server, 3, 10) })
    const refused = await answer(asAgent, true)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This time has just been taken. Please choose another one.',
    ])
    expect((await answer(asAgent, false)).body.data.next.start).toBe(old)
  })

  test('without an answer is declined two hours before the meeting', async () => {
    const waits = (await meetings()).request
    expect(waits.answer_by).toBe(new Date(Date.parse(old) - 2 * HOUR_MS).toISOString())
    await forward(Date.parse(old) - 2 * HOUR_MS - server.clock.now().getTime() - MINUTE_MS)
    await tend()
    expect((await meetings()).request).not.toBeNull()
    await forward(MINUTE_MS)
    expect((await answer(asAgent, true)).status).toBe(409)
    await tend()
    expect(await meetings()).toMatchObject({ request: null, next: { start: old } })
    expect((await steps())[0]).toBe('N3 system')
  })

  test('ends with a conflict about the order', async () => {
    const { status } = await asClient.post(`/orders/${id}/conflicts`, {
      ...{ reason: 'no_contact', text: 'Nobody has answered me since I paid for the work.' },
    })
    expect(status).toBe(201)
    expect(await meetings()).toMatchObject({ request: null, next: { start: old, may: [] } })
  })
})

test('waits two days for an answer where the meeting is far', async () => {
  await book(at(server, 20, 10))
  await move(asClient, at(server, 21, 10))
  await move(asClient, at(server, 22, 10))
  const { request } = (await move(asClient, at(server, 23, 10))).body.data
  expect(Date.parse(request.answer_by)).toBe(server.clock.now().getTime() + 2 * DAY_MS)
})

describe('a meeting that is cancelled', () => {
  test('is cancelled in both calendars, its time is free, and another one is booked', async () => {
    const start = at(server, 3, 10)
    const { meeting } = (await book(start)).body.data
    const { body } = await asAgent.post(`/orders/${id}/meetings/${meeting.id}/cancel`, {
      reason: 'I am ill.',
    })
    expect(body.data).toMatchObject({
      next: null,
      place: null,
      past: [{ slug: 'cancelled', status: [-1, 'Cancelled'], ended_by: 'agent', reason: 'I am ill.' }],
      may: ['offer'],
    })
    for (const person of [client, agent])
      expect(await calendarsTo(person)).toContainEqual(
        expect.stringContaining(`CANCEL 1 ${stamp(start)} meeting-${meeting.id}`),
      )
    const { text } = await mailAbout(server, client.email, /is cancelled$/)
    expect(text).toContain('I am ill.')
    expect((await meetings()).may).toEqual(['book'])
    expect((await book(start)).status).toBe(201)
  })

  test('has not begun', async () => {
    const { meeting } = (await book(at(server, 1, 10))).body.data
    await forward(Date.parse(meeting.start) - server.clock.now().getTime())
    const { status, body } = await asClient.post(`/orders/${id}/meetings/${meeting.id}/cancel`, {
      reason: 'Too late.',
    })
    expect([status, body.message]).toEqual([409, 'This meeting has begun, so it can no longer be cancelled.'])
    expect((await move(asClient, at(server, 3, 10))).status).toBe(409)
  })

  test('went with the end of its order, however that came', async () => {
    const start = at(server, 3, 10)
    const { meeting } = (await book(start)).body.data
    await transact(server.context, (tx) => endMeetings(server.context, tx, { order: id, to: 'completed' }))
    expect((await meetings()).past).toMatchObject([{ slug: 'cancelled', ended_by: 'system', reason: null }])
    for (const person of [client, agent])
      expect(await calendarsTo(person)).toContainEqual(
        expect.stringContaining(`CANCEL 1 ${stamp(start)} meeting-${meeting.id}`),
      )
  })
})

test('a client who leaves the order frees its meeting, in both calendars', async () => {
  await server.context.db
    .updateTable('client_order')
    .set({ status: 'paid', started_at: null })
    .where('id', '=', id)
    .execute()
  const { meeting } = (await book(at(server, 3, 10))).body.data
  await set('paid')
  const { status, text } = await asClient.post(`/orders/${id}/leave`, { destination: 'card' })
  expect(status, text).toBe(200)
  for (const person of [client, agent])
    expect(await calendarsTo(person)).toContainEqual(
      expect.stringContaining(`CANCEL 1 ${stamp(meeting.start)}`),
    )
})

describe('a meeting that is over', () => {
  let meeting: string
  let start: string
  beforeEach(async () => {
    start = at(server, 1, 10)
    meeting = (await book(start)).body.data.meeting.id
    await forward(Date.parse(start) - server.clock.now().getTime())
  })
  const end = (who: Browser, what: 'done' | 'missed') => who.post(`/orders/${id}/meetings/${meeting}/${what}`)

  test('counts as done an hour after its end', async () => {
    await forward(2 * HOUR_MS - MINUTE_MS)
    await tend()
    expect((await meetings()).next).not.toBeNull()
    await forward(MINUTE_MS)
    await Promise.all([tend(), tend()])
    expect((await meetings()).past).toMatchObject([{ slug: 'done', ended_by: 'system' }])
    expect((await steps()).filter((step: string) => step === 'M4 system')).toHaveLength(1)
  })

  test('is marked as done by either side once it has begun', async () => {
    expect((await meetings(asAgent)).next.may).toEqual(['mark_done'])
    expect((await end(asAgent, 'done')).body.data.past).toMatchObject([{ slug: 'done', ended_by: 'agent' }])
    expect((await end(asClient, 'done')).status).toBe(409)
  })

  test.each([
    ['client', 'missed_by_agent', 'M6'],
    ['agent', 'missed_by_client', 'M5'],
  ] as const)(
    'is reported as missed by the %s for a day, also after it counts as done',
    async (side, slug, step) => {
      const [who, other] = side === 'client' ? [asClient, agent] : [asAgent, client]
      expect((await end(who, 'missed')).status).toBe(409)
      await forward(3 * HOUR_MS)
      await tend()
      expect((await meetings(who)).past[0].may).toEqual(['report_missed'])
      const { data } = (await end(who, 'missed')).body
      expect(data.past).toMatchObject([{ slug, ended_by: side, may: [] }])
      expect(await subjectsTo(other)).toContain(
        `${side === 'client' ? 'Ines' : 'Amara Okafor'} reports that you missed the meeting`,
      )
      expect((await steps())[0]).toBe(`${step} ${side}`)
      expect((await meetings()).may).toEqual(['book'])
    },
  )

  test('is not reported a day after its end, nor by who said that it took place', async () => {
    await forward(HOUR_MS)
    await end(asClient, 'done')
    expect((await end(asClient, 'missed')).status).toBe(409)
    await forward(DAY_MS - MINUTE_MS)
    expect((await meetings(asAgent)).past[0].may).toEqual(['report_missed'])
    await forward(MINUTE_MS)
    expect((await end(asAgent, 'missed')).status).toBe(409)
  })

  test('missed twice by the agent lets the client ask for the money', async () => {
    await forward(HOUR_MS)
    await end(asClient, 'missed')
    expect((await meetings()).suggests_conflict).toBe(false)
    meeting = (await book(at(server, 1, 10))).body.data.meeting.id
    await forward(DAY_MS)
    await end(asClient, 'missed')
    expect((await meetings()).suggests_conflict).toBe(true)
    expect((await meetings(asAgent)).suggests_conflict).toBe(false)
  })

  test('stands in nobody’s way: the next one can be booked before it counts as done', async () => {
    await forward(HOUR_MS)
    expect((await meetings()).may).toEqual(['book'])
    expect((await book(at(server, 3, 10))).status).toBe(201)
    expect((await meetings()).past).toMatchObject([{ slug: 'done' }])
  })

  test('is over at its end, not before: while it takes place no other is booked, and it stays booked', async () => {
    await forward(HOUR_MS - MINUTE_MS)
    expect(await book(at(server, 3, 10))).toMatchObject({
      status: 409,
      body: { message: 'The meeting of this order is booked already.' },
    })
    expect(await meetings()).toMatchObject({ next: { id: meeting }, past: [], may: [] })
    expect(await steps()).not.toContain('M4 system')
  })
})

describe('an agent offers a meeting', () => {
  const offer = (start: string) => asAgent.post(`/orders/${id}/meetings`, { start, reason: 'To prepare.' })

  test('which the client accepts', async () => {
    const start = at(server, 3, 10)
    const offered = await offer(start)
    expect([offered.status, offered.body.data.request.kind, offered.body.data.next]).toEqual([
      ...[201, 'offer', null],
    ])
    const { request } = await meetings()
    expect(request).toMatchObject({ made_by: 'agent', reason: 'To prepare.', may: ['answer'] })
    const { body } = await asClient.post(`/orders/${id}/reschedule/${request.id}/answer`, { accept: true })
    expect(body.data).toMatchObject({ next: { start }, request: null })
    expect((await calendarsTo(client))[0]).toContain(`REQUEST 0 ${stamp(start)}`)
    expect((await steps()).slice(0, 2)).toEqual(['M2 client', 'N1 agent'])
  })

  test('and the client books another time instead', async () => {
    await offer(at(server, 3, 10))
    expect((await book(at(server, 3, 14))).status).toBe(201)
    expect((await meetings()).request).toBeNull()
  })

  test('only while none is to come, and once at a time', async () => {
    await offer(at(server, 3, 10))
    expect((await offer(at(server, 3, 11))).status).toBe(409)
    await book(at(server, 3, 14))
    expect((await offer(at(server, 3, 11))).status).toBe(409)
    expect((await asClient.post(`/orders/${id}/meetings`, { start: at(server, 3, 11) })).status).toBe(409)
  })
})

describe.each(['awaiting_payment', 'conflicted', 'completed', 'cancelled'] as const)(
  'while the order is %s',
  (status) => {
    test('its meetings stay as they are', async () => {
      const { meeting } = (await book(at(server, 3, 10))).body.data
      await server.context.db
        .updateTable('client_order')
        .set({
          status,
          ...(status === 'conflicted' && { resume_status: 'ongoing' }),
          ...(status === 'cancelled' && { cancelled_at: server.clock.now() }),
        })
        .where('id', '=', id)
        .execute()
      const seen = await meetings()
      expect([seen.may, seen.next.may]).toEqual([[], []])
      const path = `/orders/${id}/meetings/${meeting.id}`
      for (const [what, body] of [
        [`/orders/${id}/schedule`, { start: at(server, 4, 10) }],
        [`/orders/${id}/reschedule`, { start: at(server, 4, 10) }],
        [`${path}/cancel`, { reason: 'No.' }],
        [`${path}/done`, undefined],
        [`${path}/missed`, undefined],
      ] as const)
        expect((await asClient.post(what, body)).status, what).toBe(409)
    })
  },
)

describe('where one meets', () => {
  const link = '/account/consultant/meeting-link'

  test('is a room nobody can guess, which the client sees an hour before', async () => {
    await book(at(server, 3, 10))
    const room = (await meetings(asAgent)).place
    expect(room).toEqual({
      kind: 'room',
      address: expect.stringMatching(/^https:\/\/meet\.jit\.si\/Sojourn-[0-9a-f]{32}$/),
      from: at(server, 3, 9),
    })
    await forward(Date.parse(room.from) - server.clock.now().getTime() - MINUTE_MS)
    expect((await meetings()).place.address).toBeNull()
    await forward(MINUTE_MS)
    expect((await meetings()).place.address).toBe(room.address)
  })

  test('is the agent’s own address as soon as they give one', async () => {
    await book(at(server, 3, 10))
    const address = 'https://meet.example.com/amara'
    expect((await asAgent.put(link, { address })).body.data).toEqual({ address, has_rooms: true })
    expect((await meetings(asAgent)).place).toMatchObject({ kind: 'own', address })
    await asAgent.put(link, { address: '' })
    expect((await meetings(asAgent)).place.kind).toBe('room')
  })

  test.each([
    'http://meet.example.com/a',
    'javascript:alert(1)',
    'https://192.168.0.1/a',
    'https://localhost/a',
    'https://a:b@meet.example.com/',
    'meet',
  ])('is never %s', async (address) => {
    expect((await asAgent.put(link, { address })).status).toBe(422)
  })

  test('is told as missing where no rooms are generated', async () => {
    const { settings } = server.context
    server.context.settings = { ...settings, meetingRooms: null }
    await book(at(server, 3, 10))
    expect((await meetings(asAgent)).place).toMatchObject({ kind: 'none', address: null })
    server.context.settings = settings
  })
})

describe('reminders', () => {
  const reminders = async (person: TestPerson) =>
    (await subjectsTo(person)).filter((subject) => / is (tomorrow|in an hour)$/.test(subject))
  const until = (time: string, before: number) =>
    forward(Date.parse(time) - before - server.clock.now().getTime())

  test('come a day and an hour before, each once, whoever looks how often', async () => {
    const start = at(server, 3, 10)
    await book(start)
    await until(start, DAY_MS + MINUTE_MS)
    await tend()
    expect(await reminders(client)).toEqual([])
    await forward(MINUTE_MS)
    await Promise.all(Array.from({ length: 5 }, tend))
    expect(await reminders(client)).toEqual(['Your meeting with Amara Okafor is tomorrow'])
    await until(start, HOUR_MS)
    await Promise.all(Array.from({ length: 5 }, tend))
    for (const [person, name] of [
      [client, 'Amara Okafor'],
      [agent, 'Ines'],
    ] as const)
      expect(await reminders(person)).toEqual([
        `Your meeting with ${name} is in an hour`,
        `Your meeting with ${name} is tomorrow`,
      ])
  })

  test('do not wait for the mail of the morning, which would come when it is over', async () => {
    const start = at(server, 3, 10)
    await book(start)
    await chooseNotices({ mail_rhythm: 'daily' })
    await until(start, DAY_MS)
    await tend()
    await until(start, HOUR_MS)
    await tend()
    const sent = (await mailboxOf(server, client.email)).map(({ subject }) => subject)
    expect(sent.filter((subject) => / is (tomorrow|in an hour)$/.test(subject))).toEqual([
      'Your meeting with Amara Okafor is in an hour',
      'Your meeting with Amara Okafor is tomorrow',
    ])
  })

  test('come anew for the time it was moved to, and none for what was cancelled', async () => {
    const [start, later] = [at(server, 3, 10), at(server, 5, 10)]
    const { meeting } = (await book(start)).body.data
    await move(asClient, later)
    await until(start, HOUR_MS)
    await tend()
    expect(await reminders(client)).toEqual([])
    await until(later, DAY_MS)
    await tend()
    expect(await reminders(client)).toHaveLength(1)
    await asClient.post(`/orders/${id}/meetings/${meeting.id}/cancel`, { reason: 'I am ill.' })
    await until(later, HOUR_MS)
    await tend()
    expect(await reminders(client)).toHaveLength(1)
  })

  test('are not sent of what was booked just now', async () => {
    const start = at(server, 1, 9)
    await book(start)
    await tend()
    expect(await reminders(client)).toEqual([])
    await until(start, HOUR_MS)
    await tend()
    expect(await reminders(client)).toEqual(['Your meeting with Amara Okafor is in an hour'])
  })

  test('are not sent to who switched mails about meetings off', async () => {
    const start = at(server, 3, 10)
    await book(start)
    const { data } = (await asClient.get('/account/notifications')).body
    await asClient.put('/account/notifications', { ...data, mail: { ...data.mail, meetings: false } })
    await until(start, DAY_MS)
    await tend()
    expect(await reminders(client)).toEqual([])
    expect(await reminders(agent)).toHaveLength(1)
  })
})

test('over a change of clocks a meeting stays at its hour, and both read it on their own clock', async () => {
  const toronto = await makePerson(server, { home: 'consultant', verifiedAgent: true })
  await openEveryDay(server, toronto, 'America/Toronto')
  await forward(Date.parse('2027-03-08T12:00:00Z') - server.clock.now().getTime())
  asClient = await enter(server, client)
  await server.context.db
    .updateTable('person')
    .set({ timezone: 'Europe/Berlin' })
    .where('id', '=', client.id)
    .execute()
  id = (await makeOrder(server, { client, agent: toronto, status: 'ongoing', meeting_minutes: 60 })).id
  const [before, after] = ['2027-03-13T15:00:00.000Z', '2027-03-15T14:00:00.000Z']
  const times = (await asClient.get(`/orders/${id}/schedule/times`)).body.data.slots
  expect(times).toEqual(expect.arrayContaining([before, after]))
  expect((await book(before)).status).toBe(201)
  expect((await move(asClient, after)).body.data.next.start).toBe(after)
  const textTo = async ({ email }: TestPerson) =>
    (await mailAbout(server, email, /is moved$/)).text.replaceAll(/\s+/g, ' ')
  expect(await textTo(toronto)).toContain(`on ${fullDay('2027-03-15')} at 10:00 (America/Toronto time)`)
  expect(await textTo(toronto)).toContain(`on ${fullDay('2027-03-13')} at 10:00`)
  expect(await textTo(client)).toContain(`on ${fullDay('2027-03-15')} at 15:00 (Europe/Berlin time)`)
  expect(await textTo(client)).toContain(`on ${fullDay('2027-03-13')} at 16:00`)
  expect((await calendarsTo(client))[0]).toContain('REQUEST 1 20270315T140000Z')
})

test('the free times for a move count its own time as free, also of an agent nobody finds any more', async () => {
  const start = at(server, 3, 10)
  await book(start)
  await server.context.db
    .updateTable('agent')
    .set({ verified_at: null })
    .where('person_id', '=', agent.id)
    .execute()
  expect((await asClient.get(`/orders/${id}/schedule/times`)).body.data.slots).toContain(start)
  expect((await move(asClient, start)).status).toBe(409)
})

test('an order has at most ten meetings, whatever became of them', async () => {
  for (let count = 0; count < 10; count++) {
    const { meeting } = (await book(at(server, 3, 10))).body.data
    await asClient.post(`/orders/${id}/meetings/${meeting.id}/cancel`, { reason: 'Another time.' })
  }
  expect((await book(at(server, 3, 10))).status).toBe(409)
  expect((await meetings()).may).toEqual([])
})

test('an order whose meeting took place before it began does not wait for one', async () => {
  await set('paid')
  const { meeting } = (await book(at(server, 1, 10))).body.data
  await set('paid')
  await forward(DAY_MS + 2 * HOUR_MS)
  await asAgent.post(`/orders/${id}/meetings/${meeting.id}/done`)
  const { missing } = (await asAgent.get(`/orders/${id}/work`)).body.data
  expect(missing).not.toContain('The meeting')
})

test('nobody else sees or changes a meeting', async () => {
  const { meeting } = (await book(at(server, 3, 10))).body.data
  const stranger = await enter(server, await makePerson(server))
  expect((await stranger.get(`/orders/${id}/meetings`)).status).toBe(404)
  expect((await stranger.get(`/orders/${id}/schedule/times`)).status).toBe(404)
  expect((await stranger.post(`/orders/${id}/meetings/${meeting.id}/cancel`, { reason: 'x' })).status).toBe(
    404,
  )
})
