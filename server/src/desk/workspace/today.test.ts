import { randomUUID } from 'node:crypto'
import type { GoalPass, Today } from '@sojourn/contract/desk/today'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMeeting } from '../../../test/meetings.ts'
import { makeOrder } from '../../../test/orders.ts'
import { askForCompletion, makeSides, makeWork, type PaidWork } from '../../../test/paid-work.ts'
import { enter } from '../../../test/payments.ts'
import { type Browser, makePerson } from '../../../test/people.ts'
import { makeQuestion } from '../../../test/questions.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { DAY_MS } from '../../platform/clock.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const today = async (who: Browser): Promise<Today> => (await who.get('/today')).body.data
const kinds = async (who: Browser) => (await today(who)).todo.map(({ kind }) => kind)
const inDays = (days: number) => new Date(server.clock.now().getTime() + days * DAY_MS)
const change = (id: string, changes: object) =>
  server.context.db.updateTable('client_order').set(changes).where('id', '=', id).execute()

test('both sides of an order see who acts next, and only they', async () => {
  const work = await makeWork(server)
  await work.asClient.post(`/conversations/${await conversationOf(work)}/messages`, {
    ...{ client_id: randomUUID(), message: 'Here I am.' },
  })
  expect(await kinds(work.asAgent)).toContain('read_messages')
  expect(await kinds(work.asClient)).not.toContain('read_messages')

  await work.asAgent.post(`/orders/${work.id}/extensions`, { days: 5, reason: 'A stamp is missing.' })
  expect(await kinds(work.asClient)).toContain('answer_days')
  expect(await kinds(work.asAgent)).not.toContain('answer_days')

  await askForCompletion(work)
  const { todo } = await today(work.asClient)
  const asked = (await work.asClient.get(`/orders/${work.id}/work`)).body.data.request
  expect(todo.find(({ kind }) => kind === 'accept')).toEqual({
    kind: 'accept',
    order: { uuid: work.id, title: expect.any(String) },
    with: 'Amara Okafor',
    at: asked.decides_at,
    count: 1,
  })

  await work.asClient.post(`/orders/${work.id}/conflicts`, {
    reason: 'late',
    text: 'Three weeks of silence.',
  })
  const [conflict] = (await work.asClient.get(`/orders/${work.id}/conflicts`)).body.data
  await work.asClient.post(`/orders/${work.id}/conflicts/${conflict.id}/refunds`, {
    ...{ amount: 100_00, text: 'A part of it is missing.', continues: false, destination: 'card' },
  })
  expect(await kinds(work.asAgent)).toContain('answer_conflict')
  const asClient = await kinds(work.asClient)
  expect(asClient).not.toContain('answer_conflict')
  expect(asClient).not.toContain('accept')
})

test('a question before hiring waits for its agent until it is answered, and the answer for its client', async () => {
  const { id, asClient, asAgent } = await makeQuestion(server)
  const { todo, total } = await today(asAgent)
  expect(todo).toMatchObject([{ kind: 'answer_question', order: { uuid: id }, count: 1 }])
  expect([total, todo[0]?.at]).toEqual([1, inDays(14).toISOString()])
  expect(await kinds(asClient)).toEqual([])

  const answer = { client_id: randomUUID(), message: 'Yes, twenty hours a week.' }
  await asAgent.post(`/conversations/${id}/messages`, answer)
  expect(await kinds(asAgent)).not.toContain('answer_question')
  expect(await kinds(asClient)).toEqual(['read_question'])
  await asClient.put(`/conversations/${id}/read`, { seq: 2 })
  expect(await kinds(asClient)).toEqual([])
})

test.each(['blocked', 'gone'] as const)(
  'nobody is to answer a question whose client is %s',
  async (befallen) => {
    const { id, client, asAgent } = await makeQuestion(server)
    await asAgent.put(`/conversations/${id}/read`, { seq: 1 })
    expect(await kinds(asAgent)).toEqual(['answer_question'])
    if (befallen === 'blocked') await asAgent.put(`/conversations/${id}/block`, { blocked: true })
    else
      await server.context.db
        .updateTable('person')
        .set({ deleted_at: server.clock.now() })
        .where('id', '=', client.id)
        .execute()
    expect(await today(asAgent)).toMatchObject({ todo: [], total: 0 })
  },
)

test('late work comes first, then what is due, and what waits for the client is no work of the agent', async () => {
  const sides = await makeSides(server)
  const due = await makeWork(server, sides)
  const late = await makeWork(server, sides)
  const delivered = await makeWork(server, sides)
  const later = await makeWork(server, sides)
  const paused = await makeWork(server, sides)
  await askForCompletion(delivered)
  await change(due.id, { due_at: inDays(3) })
  await change(late.id, { due_at: inDays(-2) })
  await change(delivered.id, { due_at: inDays(-3) })
  await change(later.id, { due_at: inDays(8) })
  await sides.asAgent.put(`/orders/${paused.id}/stage`, { stage: 'waiting', note: 'Filed under AB-123.' })
  await change(paused.id, { due_at: inDays(-1) })
  const seen = await today(sides.asAgent)
  const mine = seen.todo.filter(({ kind }) => kind === 'late' || kind === 'due')
  expect(mine.map(({ kind, order }) => [kind, order.uuid])).toEqual([
    ['late', late.id],
    ['due', due.id],
  ])
  expect(seen.todo.map(({ order }) => order.uuid).slice(0, 2)).toEqual([late.id, due.id])
  expect(seen.coming.map(({ kind, order }) => [kind, order.uuid])).toEqual([['due', due.id]])
  expect(seen.agent).toMatchObject({ late: 2, due_soon: 1, delivered: 1, held: 5 })
  expect((await today(sides.shopper.browser)).agent).toBeNull()
})

test('who has to pay, to choose a time or to send papers reads so, and nothing of an order that is over', async () => {
  const client = await makePerson(server)
  const agent = await makePerson(server, { home: 'consultant', verifiedAgent: true })
  const browser = await enter(server, client)
  await makeOrder(server, { client, agent, title: 'To pay' })
  await makeOrder(server, { client, agent, title: 'Too late to pay' }).then(({ id }) =>
    change(id, { expires_at: inDays(-1) }),
  )
  await makeOrder(server, { client, agent, title: 'Charged to the card' }).then(({ id }) =>
    change(id, { charge_at: inDays(2), expires_at: inDays(30) }),
  )
  const toMeet = await makeOrder(server, {
    client,
    agent,
    status: 'paid',
    meeting_minutes: 60,
    title: 'To meet',
  })
  const papers = await makeOrder(server, { client, agent, status: 'paid', title: 'Papers' })
  const over = await makeOrder(server, { client, agent, status: 'cancelled', title: 'Over' })
  await server.context.db.deleteFrom('order_document').execute()
  for (const order_id of [papers.id, over.id])
    await server.context.db
      .insertInto('order_document')
      .values(
        [true, true, false].map((mandatory, place) => ({
          ...{ order_id, place, name: `Paper ${place}`, mandatory, given_by: 'client' as const },
          ...{
            asked_by: 'service' as const,
            asked_at: inDays(0),
            created_at: inDays(0),
            updated_at: inDays(0),
          },
        })),
      )
      .execute()
  const { todo, total } = await today(browser)
  expect(todo.map(({ kind, order, count }) => [kind, order.title, count])).toEqual([
    ['pay', 'To pay', 1],
    ['choose_time', 'To meet', 1],
    ['send_documents', 'Papers', 2],
  ])
  expect(total).toBe(3)
  const asAgent = await enter(server, agent)
  const toStart = (await today(asAgent)).todo.map(({ kind, order, at }) => [kind, order.uuid, at])
  const { start_by } = (await asAgent.get(`/orders/${papers.id}/work`)).body.data
  expect(toStart).toEqual([['start', papers.id, start_by]])
  expect(start_by).toEqual(expect.any(String))
  await server.context.db
    .insertInto('meeting_request')
    .values({
      ...{ order_id: toMeet.id, client_id: client.id, agent_id: agent.id, made_by: 'agent' },
      ...{ starts_at: inDays(2), ends_at: inDays(2.1), answer_by: inDays(1), created_at: inDays(0) },
    })
    .execute()
  expect(await kinds(browser)).toEqual(['pay', 'answer_meeting', 'send_documents'])
})

test('the meetings of the next seven days stand beside, for both who meet and for nobody else', async () => {
  const client = await makePerson(server)
  const agent = await makePerson(server, { home: 'consultant', verifiedAgent: true, first_name: 'Amara' })
  const soon = await makeMeeting(server, { client, agent, inHours: 48 })
  await makeMeeting(server, { client, agent, inHours: 24 * 9 })
  await makeMeeting(server, { client, agent, inHours: 50, status: 'cancelled' })
  for (const person of [client, agent]) {
    const { coming } = await today(await enter(server, person))
    expect(coming.filter(({ kind }) => kind === 'meeting')).toEqual([
      expect.objectContaining({
        at: soon.starts.toISOString(),
        order: expect.objectContaining({ uuid: soon.uuid }),
      }),
    ])
  }
  const stranger = await today(await enter(server, await makePerson(server)))
  expect(stranger).toEqual({ todo: [], total: 0, goals: [], coming: [], agent: null })
})

test('a client sees each goal with its order and how far it has come, an agent none', async () => {
  const work = await makeWork(server)
  await server.context.db
    .updateTable('person')
    .set({ country_iso: 'NZ' })
    .where('id', '=', work.client.id)
    .execute()
  const { goals } = await today(work.asClient)
  const mine = goals.find(({ order }) => order?.uuid === work.id)
  expect(mine).toMatchObject({ order: { with: 'Amara Okafor' }, country: { id: expect.any(String) } })
  expect([mine?.home, mine?.from]).toEqual(['NZ', { id: 'NZ', name: 'New Zealand' }])
  expect(mine?.reached.slice(0, 2)).toEqual(['paid', 'started'])
  expect(mine?.reached).not.toContain('filed')
  const { goal } = (await work.asClient.get(`/orders/${work.id}`)).body.data
  const isFiled = async () => (await work.asClient.get(`/goals/${goal.id}`)).body.data.filed
  expect(await isFiled()).toBe(false)
  await work.asAgent.put(`/orders/${work.id}/stage`, { stage: 'filed', note: 'Filed under AB-123.' })
  expect(await isFiled()).toBe(true)
  const later = (await today(work.asClient)).goals.find(({ order }) => order?.uuid === work.id)
  expect(later?.reached).toContain('filed')
  expect((await today(work.asAgent)).goals).toEqual([])
})

test('a goal with two orders that go on shows both, and none that ended', async () => {
  const client = await makePerson(server)
  const agent = await makePerson(server, { home: 'consultant', verifiedAgent: true, first_name: 'Amara' })
  const first = await makeOrder(server, { client, agent, status: 'ongoing' })
  const second = await makeOrder(server, { client, agent, status: 'paid' })
  const change = (values: object) =>
    server.context.db.updateTable('client_order').set(values).where('id', '=', second.id).execute()
  await change({ goal_id: first.goal_id })
  const browser = await enter(server, client)
  const shown = async () => {
    const pass = (await today(browser)).goals.find(({ id }) => id === first.goal_id)
    return [pass?.order, ...(pass?.others ?? [])].map((order) => order?.uuid).toSorted()
  }
  expect(await shown()).toEqual([first.id, second.id].toSorted())
  await change({ status: 'cancelled', cancelled_at: server.clock.now() })
  expect(await shown()).toEqual([first.id])
})

test('a goal has come as far as the order it names: an unpaid stage has nothing behind it', async () => {
  const work = await makeWork(server)
  const change = (values: object) =>
    server.context.db.updateTable('client_order').set(values).where('id', '=', work.id).execute()
  const shown = async () =>
    (await today(work.asClient)).goals.find(({ order }) => order?.uuid === work.id) as GoalPass
  expect(await shown()).toMatchObject({ stage: null, completed: false })
  await change({
    ...{ stage_no: 2, stage_count: 3, stage_name: 'Application' },
    ...{ status: 'awaiting_payment', paid_at: null, started_at: null },
  })
  expect(await shown()).toMatchObject({ reached: [], stage: { number: 2, count: 3 }, completed: false })
})

test('an order in conflict says so, also beside the one that a goal names', async () => {
  const client = await makePerson(server)
  const agent = await makePerson(server, { home: 'consultant', verifiedAgent: true, first_name: 'Amara' })
  const first = await makeOrder(server, { client, agent, status: 'conflicted' })
  const browser = await enter(server, client)
  const shown = async () => (await today(browser)).goals.find(({ id }) => id === first.goal_id)
  expect((await shown())?.order).toMatchObject({ uuid: first.id, in_conflict: true })
  server.clock.forward(1000)
  const second = await makeOrder(server, { client, agent, status: 'ongoing', goalId: first.goal_id })
  expect(await shown()).toMatchObject({
    order: { uuid: second.id, in_conflict: false },
    others: [{ uuid: first.id, in_conflict: true }],
  })
})

test('a goal whose orders are all completed says so', async () => {
  const client = await makePerson(server)
  const agent = await makePerson(server, { home: 'consultant', verifiedAgent: true, first_name: 'Amara' })
  const order = await makeOrder(server, { client, agent, status: 'completed' })
  const pass = (await today(await enter(server, client))).goals.find(({ id }) => id === order.goal_id)
  expect(pass).toMatchObject({ order: { uuid: order.id }, completed: true })
})

async function conversationOf({ id, asClient }: PaidWork): Promise<string> {
  return (await asClient.get(`/orders/${id}/conversation`)).body.data.uuid
}
