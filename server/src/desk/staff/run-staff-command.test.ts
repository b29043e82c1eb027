import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeOrder } from '../../../test/orders.ts'
import { Browser, makePerson, PASSWORD, signIn } from '../../../test/people.ts'
import { makeService } from '../../../test/services.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { readStaffCommand, runStaffCommand } from './run-staff-command.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const run = (...words: string[]) => runStaffCommand(server.context, readStaffCommand(words))

test('somebody who is there becomes staff at once and can be taken off again', async () => {
  const ada = await makePerson(server)
  const browser = await signIn(server, ada)
  expect(await run('list')).toMatch(/no staff yet/)
  expect(await run('add', ada.email.toUpperCase())).toMatch(/is staff now and signs in as before/)
  expect(await run('add', ada.email)).toMatch(/is staff already/)
  expect(await run('list')).toBe(`${ada.email}  Ada Example, since 2026-11-02`)
  expect(await browser.head('/heartbeat')).toMatchObject({ headers: { 'x-role': 'staff' } })
  const log = (await browser.get('/staff/audit-log')).body.data.items
  expect(log).toMatchObject([{ action: 'join_staff', staff: { uuid: ada.id }, details: { by: 'command' } }])

  expect(await run('remove', ada.email)).toMatch(/no longer staff/)
  expect(await run('remove', ada.email)).toMatch(/is not staff/)
  expect(await browser.get('/staff/audit-log')).toMatchObject({ status: 404 })
})

test('somebody new gets a link that sets their password, once, for half an hour', async () => {
  const said = await run('add', 'nora@example.com', 'Nora', 'Nilsen')
  const link = new URL(/http\S+/.exec(said)?.[0] as string)
  expect(link.pathname).toBe('/p/auth/password-reset')
  const { id, token } = Object.fromEntries(link.searchParams)
  const set = (browser = new Browser(server)) =>
    browser.put(`/auth/forgot-password/${id}/${token}`, { newPassword: PASSWORD, confirmPassword: PASSWORD })
  server.clock.forward(29 * 60_000)
  expect(await set()).toMatchObject({ status: 200 })
  expect(await set()).toMatchObject({ status: 404 })
  const browser = await signIn(server, { email: 'nora@example.com' })
  expect(await browser.get('/staff/people?query=nora')).toMatchObject({
    status: 200,
    body: { data: { items: [{ fullname: 'Nora Nilsen', is_a: 'staff' }] } },
  })
})

test('who joined with an address that is not proven does not become staff', async () => {
  const squatter = await makePerson(server, { email: 'new.colleague@example.com', verifiedEmail: false })
  const browser = await signIn(server, squatter)
  expect(await run('add', squatter.email)).toMatch(/has not verified that email/)
  expect(await browser.get('/staff/people')).toMatchObject({ status: 404 })
  expect(await run('list')).not.toContain(squatter.email)
})

test('a suspended person does not become staff', async () => {
  const ada = await makePerson(server)
  await server.context.db
    .updateTable('person')
    .set({ suspended_at: server.clock.now(), suspended_reason: 'Spam' })
    .where('id', '=', ada.id)
    .execute()
  expect(await run('add', ada.email)).toMatch(/is suspended/)
  expect(await run('list')).not.toContain(ada.email)
})

test('who asked for the end of their account does not become staff', async () => {
  const ada = await makePerson(server)
  await server.context.db
    .updateTable('person')
    .set({ deletion_due_at: server.clock.now() })
    .where('id', '=', ada.id)
    .execute()
  expect(await run('add', ada.email)).toMatch(/asked for the end of their account/)
  expect(await run('list')).not.toContain(ada.email)
})

test('nobody becomes staff whose clients or agents still wait for them', async () => {
  const agent = await makePerson(server, { home: 'consultant', verifiedAgent: true })
  const client = await makePerson(server)
  const order = await makeOrder(server, { client, agent, status: 'ongoing' })
  for (const { email } of [agent, client]) expect(await run('add', email)).toMatch(/has running orders/)
  await server.context.db
    .updateTable('client_order')
    .set({ status: 'cancelled', cancelled_at: server.clock.now() })
    .where('id', '=', order.id)
    .execute()
  expect(await run('add', client.email)).toMatch(/is staff now/)
  const service = await makeService(server, agent, { status: 'active' })
  expect(await run('add', agent.email)).toMatch(/published services/)
  await server.context.db
    .updateTable('service')
    .set({ status: 'archived', archived_at: server.clock.now() })
    .where('id', '=', service.id)
    .execute()
  expect(await run('add', agent.email)).toMatch(/is staff now/)
  expect(await run('list')).toContain(agent.email)
})

test.each([[[]], [['add']], [['list', 'x']], [['promote', 'a@b.com']], [['add', 'a@b.com', 'A', 'B', 'C']]])(
  'told %j it says how it is used',
  (words) => {
    expect(() => readStaffCommand(words)).toThrow(/npm run staff -- add EMAIL/)
  },
)

test('what is no email is told apart', () => {
  expect(() => readStaffCommand(['add', 'nora'])).toThrow('"nora" is not an email.')
})
