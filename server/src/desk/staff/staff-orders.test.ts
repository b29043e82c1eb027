import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsTo } from '../../../test/mailbox.ts'
import { EXTRA, openExtra } from '../../../test/offers.ts'
import { makeOrder } from '../../../test/orders.ts'
import { makePaidWork, makeWork, type PaidWork } from '../../../test/paid-work.ts'
import { balanceOf, enter, NO_LIMITS, quieten } from '../../../test/payments.ts'
import { type Browser, makePerson } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { verifyLedger } from '../../money/ledger/verify-ledger.ts'

let server: TestApp
let staff: Browser
let colleague: Browser
let work: PaidWork
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
})
afterAll(() => server.close())
beforeEach(async () => {
  staff = await enter(server, await makePerson(server, { staff: true }))
  colleague = await enter(server, await makePerson(server, { staff: true }))
  work = await makePaidWork(server)
})
afterEach(async () => {
  await quieten(server)
  expect(await verifyLedger(server.context)).toMatchObject({ entries: [], accounts: [], pending: [] })
})

const TEXT = 'The licence of this agent was forged, as their regulator told us.'
const end = (who: Browser, amount: number, { id } = work) =>
  who.post(`/staff/orders/${id}/end`, { reason: 'fraud', amount, text: TEXT })
const show = async (who = staff) => (await who.get(`/staff/orders/${work.id}`)).body.data
const inList = async (who: Browser) =>
  (await who.get('/staff/worklist?limit=100')).body.data.items.find(
    ({ id }: { id: string }) => id === work.id,
  )
const usd = (amount: number) => ({ amount, currency: 'USD' })
const setLimit = (value: number) =>
  staff.put('/staff/rules/second_approval', { value, reason: 'A test of the limit.' })
const stateOf = async (id: string) =>
  (
    await server.context.db
      .selectFrom('client_order')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status

test('an order is found by its number, its people and how it stands', async () => {
  const { ref } = await show()
  const find = async (query: string) =>
    (await staff.get(`/staff/orders?${query}`)).body.data.items.map(({ uuid }: { uuid: string }) => uuid)
  expect(await find(`query=${ref.toLowerCase()}`)).toEqual([work.id])
  expect(await find(`query=${work.agent.email}`)).toEqual([work.id])
  expect(await find(`query=${work.client.email.toUpperCase()}`)).toEqual([work.id])
  expect(await find(`filter[person]=${work.client.id}`)).toEqual([work.id])
  expect(await find(`filter[person]=${work.client.id}&filter[status]=1`)).toEqual([work.id])
  expect(await find(`filter[person]=${work.client.id}&filter[status]=3`)).toEqual([])
  expect(await find(`filter[person]=${work.client.id}&filter[progress]=late`)).toEqual([])
  expect(await find('query=nobody@example.com')).toEqual([])

  const { client, agent } = work
  server.clock.forward(1000)
  const { id: newer } = await makeOrder(server, { client, agent, status: 'paid' })
  const page = async (cursor = '') =>
    (await staff.get(`/staff/orders?filter[person]=${client.id}&limit=1${cursor && `&cursor=${cursor}`}`))
      .body.data
  const first = await page()
  const second = await page(encodeURIComponent(first.pagination.next_cursor))
  expect([...first.items, ...second.items].map(({ uuid }) => uuid)).toEqual([newer, work.id])
  expect(second.pagination.next_cursor).toBeNull()
})

test('who opens an order stands in the audit log, and sees where its money is', async () => {
  const order = await show()
  expect(order.money).toMatchObject({ held: usd(500_00), agent: usd(0), to_card: usd(0) })
  expect(order.payment).toMatchObject({ amount: usd(500_00), dispute: null })
  expect(order.timeline.map(({ step }: { step: string }) => step)).toContain('O2')
  expect(order).toMatchObject({ may: ['end'], suggested: usd(500_00), ending: null })
  const { body } = await staff.get(`/staff/audit-log?subject=${work.client.id}`)
  expect(body.data.items[0]).toMatchObject({ action: 'open_order', details: { order: order.ref } })
})

test('what was offered about an order is read word for word, in every version and with its answers', async () => {
  const first = await openExtra(work)
  await work.asClient.post(`/offers/${first}/ask-for-change`, { change: 'Once is enough.' })
  const second = await openExtra(work, { replaces: first, included: 'One rehearsal of an hour.' })
  const other = await makePaidWork(server)
  await openExtra(other)
  expect((await show()).offers).toMatchObject([
    { uuid: second, version: 2, included: 'One rehearsal of an hour.', status: [0, 'Open'], may: [] },
    { uuid: first, included: EXTRA.included, answer: 'Once is enough.', replaced_by: second },
  ])
  expect((await show()).offers).toHaveLength(2)
})

describe('our team ends an order (O17)', () => {
  test('and what it says goes back, the rest is the agent’s, and both read why', async () => {
    expect((await end(staff, 500_01)).status).toBe(422)
    const { status, body } = await end(staff, 300_00)
    expect([status, body.data.status[0], body.data.may]).toEqual([200, -1, []])
    await quieten(server)
    expect(await balanceOf(server, 'escrow', work.id)).toBe(0)
    expect(await balanceOf(server, 'agent_pending', work.agent.id)).toBe(-170_00)
    expect((await show()).money).toMatchObject({ to_card: usd(300_00), agent: usd(170_00) })
    expect((await show()).conflicts).toMatchObject([
      { reason: ['ended', expect.any(String)], outcome: 'partial' },
    ])
    for (const { email } of [work.client, work.agent])
      expect((await mailsTo(server, email)).some(({ text }) => text.includes(TEXT))).toBe(true)
    expect((await end(staff, 0)).status).toBe(409)
    const log = (await staff.get(`/staff/audit-log?subject=${work.client.id}`)).body.data.items
    expect(log.map(({ action }: { action: string }) => action)).toContain('end_order')
  })

  test('the limit of another currency is as many of its units', async () => {
    await setLimit(100_00)
    const { db } = server.context
    const inCurrency = (currency: string) =>
      db.updateTable('client_order').set({ currency }).where('id', '=', work.id).execute()
    await inCurrency('JPY')
    expect((await end(staff, 90_00)).body.data).toMatchObject({
      status: [1, 'Paid'],
      ending: { is_own: true },
    })
    await inCurrency('USD')
    await setLimit(1000_00)
  })

  test('above the limit a second must agree, never the first', async () => {
    await setLimit(100_00)
    const asked = (await end(staff, 500_00)).body.data
    expect(asked).toMatchObject({ status: [1, 'Paid'], ending: { is_own: true, amount: usd(500_00) } })
    const waits = { queue: 'endings', step: 'approve', amount: usd(500_00) }
    expect(await inList(colleague)).toMatchObject({ ...waits, closed_to_you: false })
    expect(await inList(staff)).toMatchObject({ ...waits, closed_to_you: true })
    const answer = (who: Browser, agrees: boolean) =>
      who.post(`/staff/orders/${work.id}/end/answer`, { agrees })
    expect((await answer(staff, true)).status).toBe(409)
    expect((await end(colleague, 1_00)).status).toBe(409)
    expect(await stateOf(work.id)).toBe('paid')
    expect((await answer(colleague, false)).body.data).toMatchObject({ ending: null, may: ['end'] })
    expect(await inList(colleague)).toBeUndefined()
    await end(staff, 500_00)
    expect((await answer(colleague, true)).body.data.status[0]).toBe(-1)
    await quieten(server)
    expect(await balanceOf(server, 'escrow', work.id)).toBe(0)
    expect((await answer(colleague, true)).status).toBe(409)
    const log = (await staff.get(`/staff/audit-log?subject=${work.client.id}&limit=100`)).body.data.items
    const acts = log.map(({ action }: { action: string }) => action)
    expect(acts.filter((act: string) => act !== 'open_order')).toEqual([
      'end_order',
      'ask_to_end_order',
      'decline_ending',
      'ask_to_end_order',
    ])
    await setLimit(1000_00)
  })

  test('also out of a conflict, which closes with it', async () => {
    work = await makeWork(server)
    const { body } = await work.asClient.post(`/orders/${work.id}/conflicts`, { reason: 'late', text: TEXT })
    const path = `/orders/${work.id}/conflicts/${body.data.id}`
    await work.asClient.post(`${path}/refunds`, { amount: 200_00, text: 'This is fair.' })
    expect((await end(staff, 500_00)).status).toBe(200)
    await quieten(server)
    const { data } = (await work.asClient.get(path)).body
    expect(data).toMatchObject({ status: [0, 'Closed'], outcome: 'full' })
    expect(data.refunds.map(({ status }: { status: [number] }) => status[0])).toEqual([-2, 2])
    expect(await stateOf(work.id)).toBe('cancelled')
  })

  test('not while money of its conflict is on its way, and not one’s own', async () => {
    work = await makeWork(server)
    const { body } = await work.asClient.post(`/orders/${work.id}/conflicts`, { reason: 'late', text: TEXT })
    await server.context.db
      .updateTable('conflict')
      .set({ status: 'settling' })
      .where('id', '=', body.data.id)
      .execute()
    const refused = await end(staff, 0)
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('on its way')])
    expect(await stateOf(work.id)).toBe('conflicted')
  })
})
