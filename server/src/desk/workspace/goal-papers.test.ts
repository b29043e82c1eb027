import { afterAll, beforeAll, expect, test } from 'vitest'
import { askedOfDatabase } from '../../../test/asked-of-database.ts'
import { makeOrder } from '../../../test/orders.ts'
import { enter } from '../../../test/payments.ts'
import { makePerson } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { putPassport } from '../../../test/vault.ts'
import { DAY_MS } from '../../platform/clock.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

async function makeClient() {
  const client = await makePerson(server)
  const order = await makeOrder(server, { client, status: 'ongoing' })
  return { client, order, browser: await enter(server, client), path: `/goals/${order.goal_id}/papers` }
}

const addPaper = (order_id: string, name: string, changes: object = {}) => {
  const now = server.clock.now()
  return server.context.db
    .insertInto('order_document')
    .values({
      ...{ order_id, name, place: 1 + Math.floor(Math.random() * 1e6), mandatory: true },
      ...({ given_by: 'client', asked_by: 'service', status: 'accepted' } as const),
      ...{ asked_at: now, created_at: now, updated_at: now },
      ...changes,
    })
    .execute()
}

test('a client reads what orders of a goal have of them, and nothing that is missing, returned or not theirs', async () => {
  const { client, order, browser, path } = await makeClient()
  await addPaper(order.id, 'Marriage certificate')
  await addPaper(order.id, 'Photo', { status: 'handed_over' })
  await addPaper(order.id, 'Bank statement', { status: 'returned' })
  await addPaper(order.id, 'Draft of the letter', { given_by: 'agent' })
  const later = await makeOrder(server, { client, status: 'paid', goalId: order.goal_id })
  await addPaper(later.id, 'Diploma', { status: 'filed' })
  const cancelled = await makeOrder(server, { client, status: 'cancelled', goalId: order.goal_id })
  await addPaper(cancelled.id, 'Lease')
  const ofOther = await makeOrder(server, { client, status: 'ongoing' })
  await addPaper(ofOther.id, 'Tax return')
  const { body } = await browser.get(path)
  expect(
    body.data.items.toSorted((a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name)),
  ).toEqual([
    { name: 'Diploma', kind: null, where: 'order' },
    { name: 'Marriage certificate', kind: null, where: 'order' },
    { name: 'Photo', kind: null, where: 'order' },
  ])
})

test('and what lies in their vault, as long as it is valid', async () => {
  const { client, browser, path } = await makeClient()
  const { uuid } = await putPassport(server, client)
  const inVault = [{ name: 'Passport', kind: 'passport', where: 'vault' }]
  expect((await browser.get(path)).body.data.items).toEqual(inVault)
  const today = server.clock.now().toISOString().slice(0, 10)
  const yesterday = new Date(server.clock.now().getTime() - DAY_MS).toISOString().slice(0, 10)
  const expiring = (expires_on: string) => browser.send('PATCH', `/vault/papers/${uuid}`, { expires_on })
  await expiring(today)
  expect((await browser.get(path)).body.data.items).toEqual(inVault)
  await expiring(yesterday)
  expect((await browser.get(path)).body.data.items).toEqual([])
})

test('the goal of somebody else tells nothing', async () => {
  const { path } = await makeClient()
  expect((await (await enter(server, await makePerson(server))).get(path)).status).toBe(404)
})

test('ten orders are asked for at once', async () => {
  const { client, order, browser, path } = await makeClient()
  const asked = () => askedOfDatabase(() => browser.get(path))
  const before = (await asked()).length
  for (let n = 0; n < 10; n++) {
    const { id } = await makeOrder(server, { client, status: 'ongoing', goalId: order.goal_id })
    await addPaper(id, `Paper ${n}`)
  }
  expect((await asked()).length).toBe(before)
})
