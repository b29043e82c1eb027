import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectBooksToAgree, NO_LIMITS, openPayment } from '../../../../test/payments.ts'
import {
  acceptStage,
  type Case,
  currentOf,
  hireByStages,
  payStage,
  showCase,
} from '../../../../test/stages.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'

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
