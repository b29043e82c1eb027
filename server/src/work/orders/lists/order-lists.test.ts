import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeGoal, makeOrder } from '../../../../test/orders.ts'
import { askForCompletion, makePaidWork, makeSides, makeWork } from '../../../../test/paid-work.ts'
import { enter } from '../../../../test/payments.ts'
import { type Browser, makePerson, type TestPerson } from '../../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { DAY_MS } from '../../../platform/clock.ts'

let server: TestApp
let client: TestPerson
let agent: TestPerson
let asClient: Browser
let asAgent: Browser
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  client = await makePerson(server, { first_name: 'Ines', last_name: 'Duarte' })
  agent = await makePerson(server, { home: 'consultant', verifiedAgent: true, first_name: 'Amara' })
  asClient = await enter(server, client)
  asAgent = await enter(server, agent)
})

const add = async (title: string, status: 'paid' | 'ongoing' | 'completed' = 'paid', change: object = {}) => {
  const { id } = await makeOrder(server, { client, agent, title, status })
  if (Object.keys(change).length > 0)
    await server.context.db.updateTable('client_order').set(change).where('id', '=', id).execute()
  return id
}
const inDays = (days: number) => new Date(server.clock.now().getTime() + days * DAY_MS)
const titles = async (query: string, who = asClient) => {
  const { body, text } = await who.get(`/orders?${query}`)
  if (!body?.data) throw new Error(text)
  return body.data.items.map(({ title }: { title: string }) => title).toSorted()
}

test('late, due soon and delivered orders are found, and each number of the start page is as many', async () => {
  await add('New')
  await add('Soon', 'ongoing', { due_at: inDays(6) })
  await add('Later', 'ongoing', { due_at: inDays(8) })
  await add('Late', 'ongoing', { due_at: inDays(-1) })
  await add('At the authority', 'ongoing', {
    due_at: inDays(-1),
    paused_at: inDays(-2),
    pause_note: 'Filed.',
  })
  const delivered = await add('Delivered', 'ongoing', { due_at: inDays(9) })
  await server.context.db
    .insertInto('completion_request')
    .values({
      ...{ order_id: delivered, client_id: client.id, agent_id: agent.id, summary: 'All is filed.' },
      ...{ decides_at: inDays(14), created_at: server.clock.now() },
    })
    .execute()
  await add('Cleared', 'completed', { clears_at: inDays(-1), cleared_at: inDays(-1) })
  for (const who of [asClient, asAgent]) {
    expect(await titles('filter[progress]=late', who)).toEqual(['Late'])
    expect(await titles('filter[progress]=due_soon', who)).toEqual(['Soon'])
    expect(await titles('filter[progress]=delivered', who)).toEqual(['Delivered'])
    expect(await titles('filter[progress]=held', who)).not.toContain('Cleared')
  }
  const { body } = await asAgent.get('/today')
  expect(body.data.agent).toMatchObject({
    new: 1,
    due_soon: 1,
    late: 1,
    delivered: 1,
    conflicted: 0,
    held: 6,
    money: [],
  })
})

test('what is held and what clears is told by the ledger', async () => {
  const sides = await makeSides(server)
  const start = async () => (await sides.asAgent.get('/today')).body.data.agent
  const usd = (amount: number) => ({ amount, currency: 'USD' })
  await makePaidWork(server, sides)
  expect((await start()).money).toEqual([{ held: usd(500_00), clearing: usd(0) }])
  const work = await makeWork(server, sides)
  expect((await start()).money).toEqual([{ held: usd(1000_00), clearing: usd(0) }])
  await askForCompletion(work)
  await work.asClient.post(`/orders/${work.id}/accept`)
  expect((await start()).money).toEqual([{ held: usd(500_00), clearing: usd(425_00) }])
  expect((await start()).held).toBe(2)
})

test('orders are narrowed by the other side, the goal and the days of whoever looks', async () => {
  const goal = (await makeGoal(server, client, { name: 'Work in Oslo' })).id
  const { id } = await makeOrder(server, { client, agent, goalId: goal, status: 'paid', title: 'For Oslo' })
  await server.context.db
    .updateTable('client_order')
    .set({ created_at: new Date('2026-03-10T23:30:00Z') })
    .where('id', '=', id)
    .execute()
  const other = await makePerson(server, { home: 'consultant', verifiedAgent: true })
  await makeOrder(server, { client, agent: other, status: 'paid', title: 'With somebody else' })
  expect(await titles(`filter[with]=${agent.id}`)).toEqual(['For Oslo'])
  expect(await titles(`filter[goal]=${goal}`)).toEqual(['For Oslo'])
  expect(await titles('filter[from]=2026-03-10&filter[to]=2026-03-10')).toEqual(['For Oslo'])
  const inOslo = (query: string) =>
    asClient.get(`/orders?${query}`, { headers: { 'x-timezone': 'Europe/Oslo' } })
  expect((await inOslo('filter[to]=2026-03-10')).body.data.items).toEqual([])
  expect((await inOslo('filter[to]=2026-03-11')).body.data.items).toHaveLength(1)
  const { body } = await asClient.get('/orders/choices')
  expect(body.data.with.map(({ uuid }: { uuid: string }) => uuid)).toEqual([other.id, agent.id])
  expect(body.data.goals).toContainEqual({ id: goal, name: 'Work in Oslo' })
  // An agent hears of no order that nobody paid.
  const stranger = await makePerson(server)
  await makeOrder(server, { client: stranger, agent })
  const known = (await asAgent.get('/orders/choices')).body.data
  expect(known).toEqual({ with: [{ uuid: client.id, full_name: 'Ines Duarte' }], goals: [] })
})

test('the file has every order of the list, and nothing in it is a formula', async () => {
  await add('=HYPERLINK("http://evil.example","Click")')
  await add(' @SUM(1)')
  await add('Plain, with "quotes"')
  const { status, text, headers } = await asClient.get('/orders/export')
  expect(status).toBe(200)
  expect(headers['content-disposition']).toContain('attachment')
  const lines = text.trimEnd().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"",""Click"")"`)
  expect(text).toContain(`"' @SUM(1)"`)
  expect(text).toContain('"Plain, with ""quotes"""')
  expect(text).toContain(',420.00,')
  const narrowed = await asClient.get('/orders/export?query=quotes')
  expect(narrowed.text.trimEnd().split('\r\n')).toHaveLength(2)
  const other = await enter(server, await makePerson(server))
  expect((await other.get('/orders/export')).text.trimEnd().split('\r\n')).toHaveLength(1)
})

test('a file of more orders than fit one batch has each once', async () => {
  const id = await add('One of many')
  await server.context.pool.query(
    `insert into client_order select (jsonb_populate_record(known, jsonb_build_object('id', gen_random_uuid(), 'case_id', '00000000-0000-0000-0000-000000000000',
       'ref', 'SO-' || lpad(translate(to_hex(number), 'abcdef', 'ABCDEF'), 8, '0')))).*
     from client_order known, generate_series(1, 1200) number where known.id = $1`,
    [id],
  )
  const { text } = await asClient.get('/orders/export')
  const refs = text.match(/SO-[0-9A-Z]{8}/g) ?? []
  expect([refs.length, new Set(refs).size]).toEqual([1201, 1201])
  // A word that stands in very many finds the newest as well.
  server.clock.forward(1000)
  await add('The last of many')
  expect(await titles('query=many&limit=1')).toEqual(['The last of many'])
})
