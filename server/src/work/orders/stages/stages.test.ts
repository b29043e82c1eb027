import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailsTo } from '../../../../test/mailbox.ts'
import { expectBooksToAgree, NO_LIMITS, openPayment } from '../../../../test/payments.ts'
import { makePerson, signIn } from '../../../../test/people.ts'
import {
  acceptStage,
  type Case,
  currentOf,
  hireByStages,
  payStage,
  showCase,
} from '../../../../test/stages.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { verifyLedger } from '../../../money/ledger/verify-ledger.ts'
import { fillConversations } from '../../../talk/conversations/fill-conversations.ts'
import { askOfPaidSince } from '../../documents/store.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
})
afterAll(() => server.close())

const statesOf = async (of: Case) => (await showCase(of, of.id)).stages?.items.map(({ state }) => state)

/** The first stage is accepted, and the second waits. */
async function afterFirst() {
  const hired = await hireByStages(server)
  await payStage(hired, hired.id)
  await acceptStage(hired, hired.id)
  return { hired, second: await currentOf(hired) }
}

describe('a case of three stages', () => {
  test('is paid, delivered and accepted stage by stage', async () => {
    const hired = await hireByStages(server)
    const first = await showCase(hired, hired.id)
    expect(first.price).toEqual({ amount: 100_00, currency: 'USD' })
    expect(first.title).toBe('German student visa, from admission to appointment, stage 1: Plan')
    expect(first.in_stages).toEqual({ number: 1, count: 3, name: 'Plan' })
    expect(first.stages).toMatchObject({
      title: 'German student visa, from admission to appointment',
      total: { amount: 500_00, currency: 'USD' },
      current: hired.id,
      by_card: { agreed: false, charged_at: null },
    })
    expect(first.stages?.items.map(({ number, name }) => [number, name])).toEqual([
      [1, 'Plan'],
      [2, 'Filing'],
      [3, 'Interview'],
    ])
    expect(await statesOf(hired)).toEqual(['to_pay', 'to_come', 'to_come'])

    await payStage(hired, hired.id)
    expect(await statesOf(hired)).toEqual(['held', 'to_come', 'to_come'])
    await acceptStage(hired, hired.id)
    expect(await statesOf(hired)).toEqual(['accepted', 'to_pay', 'to_come'])

    const second = await currentOf(hired)
    expect(second).not.toBe(hired.id)
    expect(await showCase(hired, second)).toMatchObject({
      status: [0, 'Awaiting payment'],
      price: { amount: 250_00, currency: 'USD' },
      delivery_time: 10,
      may: ['stop'],
    })
    // Work on it does not begin before it is paid.
    expect((await hired.asAgent.post(`/orders/${second}/start`)).status).toBe(404)
    await payStage(hired, second)
    await acceptStage(hired, second)
    const third = await currentOf(hired)
    await payStage(hired, third)
    await acceptStage(hired, third)
    expect(await statesOf(hired)).toEqual(['accepted', 'accepted', 'accepted'])
    expect(await currentOf(hired)).toBe(third)
    await expectBooksToAgree(server)
  })

  test('is one row in the lists of both sides, at the stage it stands at', async () => {
    const { hired, second } = await afterFirst()
    for (const browser of [hired.asClient, hired.asAgent]) {
      const { body } = await browser.get('/orders')
      expect(body.data.items.map(({ uuid }: { uuid: string }) => uuid)).toEqual([second])
      expect(body.data.items[0].in_stages).toEqual({ number: 2, count: 3, name: 'Filing' })
      expect((await browser.get('/orders/summary')).body.data).toMatchObject({
        total: 1,
        awaiting_payment: 1,
      })
    }
  })

  test('keeps one conversation and one list of documents', async () => {
    const hired = await hireByStages(server)
    await payStage(hired, hired.id)
    const before = (await hired.asClient.get(`/orders/${hired.id}/conversation`)).body.data
    await hired.asAgent.post(`/orders/${hired.id}/documents`, {
      name: 'Passport',
      mandatory: false,
      given_by: 'client',
    })
    await acceptStage(hired, hired.id)
    const second = await currentOf(hired)
    await payStage(hired, second)
    for (const id of [hired.id, second]) {
      expect((await hired.asAgent.get(`/orders/${id}/conversation`)).body.data.uuid).toBe(before.uuid)
      const documents = (await hired.asAgent.get(`/orders/${id}/documents`)).body.data
      expect(documents.items.map(({ name }: { name: string }) => name)).toEqual(['Passport'])
    }
  })

  test('is talked about by our team too, while a stage is argued about that is no longer the present one', async () => {
    const { hired } = await afterFirst()
    const said = { reason: 'not_as_agreed', text: 'The plan names a visa that does not exist.' }
    const opened = await hired.asClient.post(`/orders/${hired.id}/conflicts`, said)
    expect(opened.status, opened.text).toBe(201)
    const staff = await signIn(server, await makePerson(server, { staff: true }))
    const talk = (await staff.get(`/staff/orders/${hired.id}/conversation`)).body.data
    expect(talk.may).toEqual(['write'])
    const path = `/staff/conversations/${talk.uuid}/messages`
    const sent = await staff.post(path, { message: 'Which visa is it?', client_id: randomUUID() })
    expect(sent.status, sent.text).toBe(201)
    await hired.asClient.patch(`/orders/${hired.id}/conflicts/${opened.body.data.id}`, { step: 'withdraw' })
    const later = { message: 'All is well, then.', client_id: randomUUID() }
    expect((await staff.post(path, later)).status).toBe(409)
  })

  test('keeps what was agreed, whatever becomes of its service', async () => {
    const hired = await hireByStages(server)
    await payStage(hired, hired.id)
    await server.context.db
      .updateTable('service')
      .set({ stages: '[]', price_amount: 900_00 })
      .where('id', '=', hired.service)
      .execute()
    await acceptStage(hired, hired.id)
    await hired.asAgent.post(`/account/consultant/services/${hired.service}/archive`)
    const second = await currentOf(hired)
    expect((await showCase(hired, second)).price.amount).toBe(250_00)
    expect((await openPayment(hired.asClient, second)).status).toBe(201)
  })

  test('keeps the commission, the refund terms and what its client agreed to at hiring', async () => {
    const hired = await hireByStages(server)
    const terms = {
      commission_percent: 8,
      refund_schedule: JSON.stringify({ before_start: 100, before_filing: 70, after_filing: 30 }),
      residence_iso: 'DE',
      early_start_agreed_at: server.clock.now(),
    }
    const kept = (id: string) =>
      server.context.db
        .selectFrom('client_order')
        .select(['commission_percent', 'refund_schedule', 'residence_iso', 'early_start_agreed_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    await server.context.db.updateTable('client_order').set(terms).where('id', '=', hired.id).execute()
    await payStage(hired, hired.id)
    await acceptStage(hired, hired.id)
    const second = await currentOf(hired)
    expect(await kept(second)).toEqual(await kept(hired.id))
    expect(await kept(second)).toMatchObject({ commission_percent: 8, residence_iso: 'DE' })
  })

  test('stands in nobody’s way who hires the same service for the goal anew', async () => {
    const { hired, second } = await afterFirst()
    const goal = (await showCase(hired, second)).goal.id
    const { body } = await hired.asClient.post('/orders', { service: hired.service, goal, residence: 'US' })
    expect([hired.id, second]).not.toContain(body.data.uuid)
  })
})

describe('either side stops between two stages', () => {
  test.each(['asClient', 'asAgent'] as const)('%s', async (who) => {
    const { hired, second } = await afterFirst()
    const { status, body } = await hired[who].post(`/orders/${second}/stop`)
    expect([status, body.data.status]).toEqual([200, [-1, 'Cancelled']])
    expect(await statesOf(hired)).toEqual(['accepted', 'stopped', 'to_come'])
    expect(await currentOf(hired)).toBe(hired.id)
    expect((await openPayment(hired.asClient, second)).status).toBe(409)
    const row = (await hired.asClient.get('/orders')).body.data.items
    expect(row).toMatchObject([{ uuid: hired.id, status: [2, 'Completed'] }])
    expect((await hired.asClient.get(`/orders/${hired.id}/conversation`)).status).toBe(200)
    await expectBooksToAgree(server)
  })

  test('but not while a stage is paid, nor an order that was never begun', async () => {
    const hired = await hireByStages(server)
    expect((await hired.asAgent.post(`/orders/${hired.id}/stop`)).status).toBe(404)
    expect((await hired.asClient.post(`/orders/${hired.id}/stop`)).status).toBe(409)
    await payStage(hired, hired.id)
    expect((await hired.asClient.post(`/orders/${hired.id}/stop`)).status).toBe(409)
  })
})

describe('what acts on money acts on one stage', () => {
  test('a refund of the second never touches the first', async () => {
    const { hired, second } = await afterFirst()
    await payStage(hired, second)
    expect(
      (await hired.asAgent.post(`/orders/${second}/decline`, { reason: 'I am ill and cannot go on.' }))
        .status,
    ).toBe(200)
    expect(await statesOf(hired)).toEqual(['accepted', 'refunded', 'to_come'])
    const escrow = await server.context.db
      .selectFrom('client_order')
      .select(['id', 'status', 'completed_at'])
      .where('id', '=', hired.id)
      .executeTakeFirstOrThrow()
    expect(escrow.status).toBe('completed')
    // The case is over, and what was accepted can be reviewed.
    const review = (await hired.asClient.get(`/orders/${second}/reviews`)).body.data
    expect(review.may).toEqual(['write'])
    expect(await verifyLedger(server.context)).toMatchObject({ entries: [], accounts: [] })
  })

  async function firstArguedAbout() {
    const { hired, second } = await afterFirst()
    const said = { reason: 'not_as_agreed', text: 'The plan names a school that closed last year.' }
    const { body } = await hired.asClient.post(`/orders/${hired.id}/conflicts`, said)
    return { hired, second, path: `/orders/${hired.id}/conflicts/${body.data.id}/refunds` }
  }

  test('once all of the first goes back by a conflict, nobody pays for the second', async () => {
    const { hired, second, path } = await firstArguedAbout()
    const all = { amount: 100_00, destination: 'credit', text: 'All of it, please.' }
    const asked = await hired.asClient.post(path, all)
    await hired.asAgent.patch(`${path}/${asked.body.data.refunds.at(-1).id}`, { answer: 'accept' })
    expect(await statesOf(hired)).toEqual(['refunded', 'stopped', 'to_come'])
    expect((await openPayment(hired.asClient, second)).status).toBe(409)
    for (const { email } of [hired.client, hired.agent]) {
      const told = (await mailsTo(server, email)).find(({ subject }) =>
        subject.includes('ends before stage 2'),
      )
      expect(told?.text).toMatch(/The stage before .* was refunded, so the case is over/)
      expect(told?.text).not.toMatch(/was not paid|stays paid|stays yours|a review helps/)
    }
  })

  test('once our team ends the first, nobody pays for the second', async () => {
    const { hired, second } = await firstArguedAbout()
    const staff = await signIn(server, await makePerson(server, { staff: true }))
    const text = 'The licence of this agent was forged, as its office told us.'
    const ended = await staff.post(`/staff/orders/${hired.id}/end`, { reason: 'fraud', amount: 0, text })
    expect(ended.status, ended.text).toBe(200)
    expect(await statesOf(hired)).toEqual(['refunded', 'stopped', 'to_come'])
    expect((await openPayment(hired.asClient, second)).status).toBe(409)
  })

  test('a conflict about the first lets the second go on', async () => {
    const { hired, second } = await afterFirst()
    await payStage(hired, second)
    await hired.asClient.post(`/orders/${hired.id}/conflicts`, {
      reason: 'not_as_agreed',
      text: 'The plan names a school that closed last year.',
    })
    expect(await statesOf(hired)).toEqual(['conflicted', 'held', 'to_come'])
    await acceptStage(hired, second)
    expect(await statesOf(hired)).toEqual(['conflicted', 'accepted', 'to_pay'])
    const third = await currentOf(hired)
    // Money for more work waits until it is settled.
    expect((await openPayment(hired.asClient, third)).body.message).toContain(
      'conflict about an earlier stage',
    )
    expect(await verifyLedger(server.context)).toMatchObject({ entries: [], accounts: [] })
  })

  test('counts as one completed order, and is reviewed once, at its end', async () => {
    const { hired, second } = await afterFirst()
    const reviewOf = async (id: string) => (await hired.asClient.get(`/orders/${id}/reviews`)).body.data
    expect((await reviewOf(hired.id)).may).toEqual([])
    await payStage(hired, second)
    await acceptStage(hired, second)
    const third = await currentOf(hired)
    await hired.asClient.post(`/orders/${third}/stop`)
    expect((await reviewOf(hired.id)).may).toEqual(['write'])
    const said = { star: 5, content: 'Every stage was clear and on time.' }
    expect((await hired.asClient.post(`/orders/${hired.id}/reviews`, said)).status).toBe(201)
    expect((await hired.asClient.post(`/orders/${second}/reviews`, said)).status).toBe(409)
    const { completed_orders } = await server.context.db
      .selectFrom('agent')
      .select('completed_orders')
      .where('person_id', '=', hired.agent.id)
      .executeTakeFirstOrThrow()
    expect(completed_orders).toBe(1)
  })

  test('an agent who is suspended or leaves between stages is not paid for more', async () => {
    const { hired, second } = await afterFirst()
    const suspend = (at: Date | null) =>
      server.context.db
        .updateTable('person')
        .set({ suspended_at: at, suspended_reason: at && 'Fraud.' })
        .where('id', '=', hired.agent.id)
        .execute()
    await suspend(server.clock.now())
    expect((await openPayment(hired.asClient, second)).body.message).toContain('cannot work at the moment')
    await suspend(null)
    expect((await openPayment(hired.asClient, second)).status).toBe(201)
  })
})

test('an earlier stage is given no conversation and no documents of its own later', async () => {
  const { hired, second } = await afterFirst()
  const since = new Date(0)
  await server.context.db.transaction().execute(async (tx) => {
    await fillConversations.run(server.context, tx, since)
    await askOfPaidSince(tx, since)
  })
  // The case goes back to its first stage with what it shares.
  expect((await hired.asClient.post(`/orders/${second}/stop`)).status).toBe(200)
  const { rows } = await server.context.pool.query(
    `select count(*)::int from conversation join client_order on client_order.id = order_id where case_id = $1`,
    [hired.id],
  )
  expect(rows).toEqual([{ count: 1 }])
})

test.each(['JPY', 'KWD'])('a case in %s is paid and released in its own units', async (currency) => {
  const hired = await hireByStages(server)
  await server.context.db.updateTable('client_order').set({ currency }).where('id', '=', hired.id).execute()
  await payStage(hired, hired.id)
  await acceptStage(hired, hired.id)
  const second = await currentOf(hired)
  expect((await showCase(hired, second)).price).toEqual({ amount: 250_00, currency })
  expect((await payStage(hired, second)).status).toBe(200)
  await acceptStage(hired, second)
  expect((await showCase(hired, hired.id)).stages?.total).toEqual({ amount: 500_00, currency })
  expect(await verifyLedger(server.context)).toMatchObject({ entries: [], accounts: [] })
})
