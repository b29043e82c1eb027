import { openDispute } from '@sojourn/sandbox/disputes/dispute-store'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsTo } from '../../../../test/mailbox.ts'
import { makePaidWork, makeSides, type PaidWork } from '../../../../test/paid-work.ts'
import { balanceOf, capturedFor, enter, NO_LIMITS, quieten } from '../../../../test/payments.ts'
import { type Browser, makePerson } from '../../../../test/people.ts'
import { sandboxOf } from '../../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { rounds } from '../../../../test/test-set.ts'
import { verifyLedger } from '../../../money/ledger/verify-ledger.ts'
import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts'
import { tendConflicts } from '../tend-conflicts.ts'

let server: TestApp
let sides: Awaited<ReturnType<typeof makeSides>>
let work: PaidWork
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
})
afterAll(() => server.close())
beforeEach(async () => {
  sides = await makeSides(server)
  work = await makePaidWork(server, sides)
})
afterEach(async () => {
  await quieten(server)
  expect(await verifyLedger(server.context)).toMatchObject({ entries: [], accounts: [] })
})

const orderOf = (id: string) =>
  server.context.db.selectFrom('client_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const stateOf = async () => (await orderOf(work.id)).status
async function later(ms: number) {
  server.clock.forward(ms)
  await server.context.jobs.enqueue(server.context.db as never, tendConflicts, {})
  await quieten(server)
  work = { ...work, asClient: await enter(server, work.client), asAgent: await enter(server, work.agent) }
}
async function open(who: Browser) {
  const { body, text } = await who.post(`/orders/${work.id}/conflicts`, {
    ...{ reason: 'late', text: 'Nothing has happened for three weeks.' },
  })
  if (!body?.data) throw new Error(text)
  return `/orders/${work.id}/conflicts/${body.data.id}`
}
const wayOut = async () => (await work.asClient.get(`/orders/${work.id}/ways-out`)).body.data.leave
const leave = (destination = 'card') => work.asClient.post(`/orders/${work.id}/leave`, { destination })
/** Work for a client in Germany, who agreed that it begins early. */
async function begunInGermany() {
  const { db } = server.context
  await db.updateTable('person').set({ country_iso: 'DE' }).where('id', '=', sides.shopper.id).execute()
  const paid = await makePaidWork(server, sides)
  const agreed = { early_start_agreed_at: server.clock.now() }
  await db.updateTable('client_order').set(agreed).where('id', '=', paid.id).execute()
  const { status, text } = await paid.asAgent.post(`/orders/${paid.id}/start`)
  if (status !== 200) throw new Error(text)
  return paid
}
const staffMember = async () => enter(server, await makePerson(server, { staff: true }))
async function decided(path: string, amount: number, secondApproval?: number) {
  const staff = await staffMember()
  const rule = (value: number) => ({ value, reason: 'A test of the second approval.' })
  if (secondApproval !== undefined) await staff.put('/staff/rules/second_approval', rule(secondApproval))
  const { body } = await work.asClient.patch(path, { step: 'ask_team' })
  await staff.put(`/staff/conflicts/${body.data.id}/claim`)
  const said = await staff.post(`/staff/conflicts/${body.data.id}/decision`, {
    ...{ step: 'decide', amount, reason: 'Half of the forms were prepared by then.' },
  })
  if (secondApproval !== undefined) await staff.put('/staff/rules/second_approval', rule(100_000))
  return said
}

describe('a conflict that the agent opens takes no way out from the client', () => {
  test('who is within the cooling-off time: all of it goes back, and the conflict ends with it', async () => {
    const path = await open(work.asAgent)
    await work.asAgent.post(`${path}/refunds`, { amount: 0, text: 'I want to be paid for nothing.' })
    expect(await wayOut()).toMatchObject({ why: 'cooling_off', percent: 100, until: null })
    const { status, body } = await leave()
    expect([status, body.data?.refund?.total.amount]).toEqual([200, 500_00])
    await quieten(server)
    expect([
      await stateOf(),
      await balanceOf(server, 'escrow', work.id),
      await balanceOf(server, 'agent_pending', work.agent.id),
    ]).toEqual(['cancelled', 0, 0])
    expect((await work.asAgent.get(path)).body.data).toMatchObject({
      status: [0, 'Closed'],
      outcome: 'full',
      may: [],
      refunds: [{ status: [-2, 'Cancelled'] }, { by: 'client', status: [2, 'Processed'] }],
    })
    const agentMails = await mailsTo(server, work.agent.email)
    expect(agentMails.some(({ text }) => text.includes('the conflict ends with it'))).toBe(true)
    await later(30 * DAY_MS)
    expect(await balanceOf(server, 'agent_pending', work.agent.id)).toBe(0)
  })

  test('for as long as our team has not decided: what was open when it began stays open', async () => {
    server.clock.forward(71 * HOUR_MS)
    work = { ...work, asClient: await enter(server, work.client), asAgent: await enter(server, work.agent) }
    await open(work.asAgent)
    await later(20 * DAY_MS)
    expect(await wayOut()).toMatchObject({ why: 'cooling_off', until: null })
    expect((await leave('credit')).status).toBe(200)
    expect(await stateOf()).toBe('cancelled')
  })

  test('who waits for an agent that did not begin', async () => {
    await later(4 * DAY_MS)
    expect((await wayOut()).why).toBe('not_started_in_time')
    await open(work.asAgent)
    expect((await wayOut()).why).toBe('not_started_in_time')
    expect((await leave()).status).toBe(200)
  })

  test('and opens none: the clocks stand still for both', async () => {
    server.clock.forward(3 * DAY_MS - HOUR_MS)
    work = { ...work, asClient: await enter(server, work.client), asAgent: await enter(server, work.agent) }
    await server.context.db
      .updateTable('client_order')
      .set({ paid_at: new Date(server.clock.now().getTime() - 80 * HOUR_MS), frozen_ms: 20 * HOUR_MS })
      .where('id', '=', work.id)
      .execute()
    await open(work.asAgent)
    await later(10 * DAY_MS)
    // The agent has 12 hours left to begin, and does not lose them by the conflict.
    expect(await wayOut()).toBeNull()
    expect((await leave()).status).toBe(409)
  })

  test('who withdraws as a consumer in the EU, and pays for the work they agreed to', async () => {
    work = await begunInGermany()
    const path = await open(work.asAgent)
    await later(30 * DAY_MS)
    expect(await wayOut()).toMatchObject({ why: 'withdrawal', percent: 50, until: null })
    expect((await leave()).status).toBe(200)
    await quieten(server)
    expect([await stateOf(), await balanceOf(server, 'agent_pending', work.agent.id)]).toEqual([
      'cancelled',
      -212_50,
    ])
    expect((await work.asClient.get(path)).body.data.outcome).toBe('partial')
  })

  test('whose agent is suspended meanwhile', async () => {
    await later(4 * DAY_MS)
    await server.context.db
      .updateTable('client_order')
      .set({ frozen_ms: 20 * DAY_MS })
      .where('id', '=', work.id)
      .execute()
    await open(work.asClient)
    expect(await wayOut()).toBeNull()
    const staff = await staffMember()
    await staff.post(`/staff/people/${work.agent.id}/suspension`, { reason: 'Their licence was forged.' })
    expect((await wayOut())?.why).toBe('agent_suspended')
    expect((await leave()).status).toBe(200)
  })
})

test('a client leaves from a conflict that our team has, also while a second of it looks; not once it decided', async () => {
  let path = await open(work.asAgent)
  expect((await decided(path, 100_00, 50_00)).status).toBe(200)
  expect((await work.asClient.get(path)).body.data.stage).toBe('approval')
  expect((await leave()).status).toBe(200)
  const closed = (await work.asClient.get(path)).body.data
  expect(closed).toMatchObject({ outcome: 'full', decision: null })

  work = await makePaidWork(server, sides)
  path = await open(work.asAgent)
  expect((await decided(path, 100_00)).status).toBe(200)
  expect(await wayOut()).toBeNull()
  expect((await leave()).status).toBe(409)
  expect(await stateOf()).toBe('conflicted')
  const appeal = { step: 'appeal', text: 'They never sent me the forms at all.' }
  expect((await work.asClient.patch(path, appeal)).body.data.stage).toBe('mediation')
  expect(await wayOut()).toBeNull()
  expect((await leave()).status).toBe(409)
})

test('the agent cannot leave in their place, and a work that is done has no such way', async () => {
  await open(work.asAgent)
  expect((await work.asAgent.get(`/orders/${work.id}/ways-out`)).body.data).toMatchObject({
    ...{ leave: null, decline: null },
  })
  expect((await work.asAgent.post(`/orders/${work.id}/leave`, {})).status).not.toBe(200)
  work = await begunInGermany()
  await work.asAgent.post(`/orders/${work.id}/completion-requests`, { summary: 'All is filed.' })
  await work.asClient.post(`/orders/${work.id}/accept`)
  await open(work.asClient)
  expect(await wayOut()).toBeNull()
  expect((await leave()).status).toBe(409)
})

test('while the bank decides about the payment, nobody leaves', async () => {
  await open(work.asAgent)
  const { rows } = await server.context.pool.query('select ref from payment where payable_id = $1', [work.id])
  const [charge] = await capturedFor(server, rows[0].ref)
  await openDispute(sandboxOf(server).house.book, charge?.id as string, server.clock.now())
  await quieten(server)
  expect(await wayOut()).toBeNull()
  const { status, body } = await leave()
  expect([status, body.message]).toEqual([409, 'The client’s bank decides about this payment.'])
  expect(await stateOf()).toBe('conflicted')
})

const RACES = rounds(2, 300)
test(`leaving, agreeing and deciding at once end in one way: ${RACES} rounds`, {
  timeout: 60_000 + RACES * 20_000,
}, async () => {
  for (let round = 0; round < RACES; round++) {
    work = await makePaidWork(server, sides)
    const path = await open(work.asAgent)
    const { body } = await work.asAgent.post(`${path}/refunds`, { amount: 100_00, text: 'This is fair.' })
    const rid = body.data.refunds.at(-1).id
    const answers = await Promise.all([
      leave(),
      leave(),
      work.asClient.patch(`${path}/refunds/${rid}`, { answer: 'accept' }),
      work.asAgent.patch(path, { step: 'withdraw' }),
      work.asAgent.patch(path, { step: 'ask_team' }),
    ])
    await quieten(server)
    const left = answers.slice(0, 2).filter(({ status }) => status === 200).length
    const [, , accepted] = answers
    expect(left + (accepted?.status === 200 ? 1 : 0)).toBe(1)
    expect(await stateOf()).toBe(left === 1 ? 'cancelled' : 'completed')
    expect(await balanceOf(server, 'escrow', work.id)).toBe(0)
  }
})
