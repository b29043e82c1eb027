import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { at, openEveryDay } from '../../../test/meetings.ts'
import { makeOrder } from '../../../test/orders.ts'
import { enter, NO_LIMITS } from '../../../test/payments.ts'
import { type Browser, makePerson, type TestPerson } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { rounds } from '../../../test/test-set.ts'
import { holdSlot } from '../../supply/availability/slots/hold-slot.ts'
import { tendMeetings } from './tend-meetings.ts'

const ROUNDS = rounds(3, 200)
const timeout = ROUNDS * 10_000

let server: TestApp
let agent: TestPerson
let asAgent: Browser
let client: TestPerson
let asClient: Browser
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
})
afterAll(() => server.close())
beforeEach(newPeople)
afterEach(async () => {
  expect(await overlaps()).toEqual([])
})

async function newPeople() {
  agent = await makePerson(server, { home: 'consultant', verifiedAgent: true })
  await openEveryDay(server, agent)
  asAgent = await enter(server, agent)
  client = await makePerson(server)
  asClient = await enter(server, client)
}

const order = async () =>
  (await makeOrder(server, { client, agent, status: 'ongoing', meeting_minutes: 60 })).id
const book = (id: string, start: string) => asClient.post(`/orders/${id}/schedule`, { start })
const move = (who: Browser, id: string, start: string) => who.post(`/orders/${id}/reschedule`, { start })
const cancel = (who: Browser, id: string, meeting: string) =>
  who.post(`/orders/${id}/meetings/${meeting}/cancel`, { reason: 'I am ill.' })
const bookedOf = async (id: string) =>
  (await asClient.get(`/orders/${id}/schedule`)).body.data.meeting?.start ?? null
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted()

/** Two meetings of one agent at a time. */
const overlaps = async () =>
  (
    await server.context.pool.query(
      `select one.id from meeting one join meeting other on one.agent_id = other.agent_id and one.id < other.id
       and one.during && other.during where one.status in ('held', 'booked') and other.status in ('held', 'booked')`,
    )
  ).rows

const told = async (id: string, step: string) =>
  (await server.context.db.selectFrom('fact').select('details').where('order_id', '=', id).execute()).filter(
    ({ details }) => (details as { step?: string }).step === step,
  ).length

async function each(round: () => Promise<void>) {
  for (let count = 0; count < ROUNDS; count++) {
    if (count > 0 && count % 20 === 0) await newPeople()
    await round()
  }
}
let day = 2
/** Another day each time, so that rounds do not meet. */
const nextDay = () => (day = day >= 60 ? 2 : day + 1)

test(`two orders at one time, and a third that moves there: one has it: ${ROUNDS} rounds`, { timeout }, () =>
  each(async () => {
    const today = nextDay()
    const [one, other, third] = [await order(), await order(), await order()]
    await book(third, at(server, today, 9))
    const start = at(server, today, 11)
    const answers = await Promise.all([book(one, start), book(other, start), move(asClient, third, start)])
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
    const there = await Promise.all([one, other, third].map(bookedOf))
    expect(there.filter((booked) => booked === start)).toHaveLength(1)
    expect(there[2]).not.toBeNull()
    for (const id of [one, other, third])
      if (await bookedOf(id)) {
        const { data } = (await asClient.get(`/orders/${id}/meetings`)).body
        expect((await cancel(asClient, id, data.next.id)).status).toBe(200)
      }
  }),
)

test(`two meetings that change places lose nothing: ${ROUNDS} rounds`, { timeout }, () =>
  each(async () => {
    const today = nextDay()
    const [nine, ten, two, three] = [9, 10, 14, 15].map((hour) => at(server, today, hour)) as [
      ...[string, string, string, string],
    ]
    const [one, other] = [await order(), await order()]
    await book(one, nine)
    await book(other, ten)
    const swapped = await Promise.all([move(asClient, one, ten), move(asAgent, other, nine)])
    expect(statuses(swapped)).toEqual([409, 409])
    expect([await bookedOf(one), await bookedOf(other)]).toEqual([nine, ten])

    // One makes way, and the other comes at that moment: whoever was first, both meet somewhere.
    const chased = await Promise.all([move(asClient, one, two), move(asAgent, other, nine)])
    expect(chased[0]?.status).toBe(200)
    expect([await bookedOf(one), await bookedOf(other)]).toEqual([
      two,
      chased[1]?.status === 200 ? nine : ten,
    ])
    const both = await Promise.all([move(asClient, one, three), move(asAgent, one, three)])
    expect(both.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(await bookedOf(one)).toBe(three)
    for (const id of [one, other]) {
      const { data } = (await asClient.get(`/orders/${id}/meetings`)).body
      await cancel(asClient, id, data.next.id)
    }
  }),
)

test(
  `a time that somebody holds is nobody else’s, until the hold is over: ${ROUNDS} rounds`,
  {
    timeout,
  },
  () =>
    each(async () => {
      const today = nextDay()
      const [one, other] = [await order(), await order()]
      await book(one, at(server, today, 9))
      const start = at(server, today, 11)
      const rival = await makePerson(server)
      const [held, ...answers] = await Promise.all([
        holdSlot(server.context, rival, { agentId: agent.id, start: new Date(start), length: 60 }).then(
          () => ({ status: 200 }),
          () => ({ status: 409 }),
        ),
        ...[book(other, start), move(asClient, one, start)],
      ])
      const won = [held, ...answers].filter(({ status }) => status < 300)
      expect(won).toHaveLength(1)
      if (held.status === 200) {
        server.clock.forward(10 * 60_000)
        await asClient.head('/heartbeat')
        expect((await book(other, start)).status).toBe(201)
      }
    }),
)

test(
  `a move and a cancel at once: it is moved and cancelled, or only cancelled: ${ROUNDS} rounds`,
  {
    timeout,
  },
  () =>
    each(async () => {
      const today = nextDay()
      const id = await order()
      const { meeting } = (await book(id, at(server, today, 9))).body.data
      const [moved, ...cancelled] = await Promise.all([
        move(asAgent, id, at(server, today, 14)),
        cancel(asClient, id, meeting.id),
        cancel(asAgent, id, meeting.id),
      ])
      expect(statuses(cancelled)).toEqual([200, 409])
      expect([200, 409]).toContain(moved.status)
      const { data } = (await asClient.get(`/orders/${id}/meetings`)).body
      expect([data.next, data.request, data.past.length]).toEqual([null, null, 1])
      expect([await told(id, 'M3'), await told(id, 'M7')]).toEqual([1, moved.status === 200 ? 1 : 0])
    }),
)

test(
  `an answer, a withdrawal, a cancel and the clock at once: one of them counts: ${ROUNDS} rounds`,
  {
    timeout,
  },
  () =>
    each(async () => {
      const today = nextDay()
      const id = await order()
      const { meeting } = (await book(id, at(server, today, 9))).body.data
      for (const hour of [10, 11])
        expect((await move(asClient, id, at(server, today, hour))).status).toBe(200)
      const { request } = (await move(asClient, id, at(server, today, 14))).body.data
      const path = `/orders/${id}/reschedule/${request.id}`
      const [accepted, declined, withdrawn] = await Promise.all([
        asAgent.post(`${path}/answer`, { accept: true }),
        asAgent.post(`${path}/answer`, { accept: false }),
        asClient.post(`${path}/withdraw`),
        tendMeetings.run(server.context, {}),
      ])
      expect(statuses([accepted, declined, withdrawn])).toEqual([200, 409, 409])
      expect(await bookedOf(id)).toBe(at(server, today, accepted.status === 200 ? 14 : 11))
      expect((await cancel(asClient, id, meeting.id)).status).toBe(200)
    }),
)
