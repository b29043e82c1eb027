import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailsTo } from '../../../../test/mailbox.ts'
import { makeOrder } from '../../../../test/orders.ts'
import {
  chargesOf,
  enter,
  NO_LIMITS,
  openPayment,
  orderStatusOf,
  payByCard,
  payOnPage,
  saveCard,
} from '../../../../test/payments.ts'
import { CARDS, deliverNews } from '../../../../test/sandbox.ts'
import { acceptStage, currentOf, hireByStages, payStage, showCase, THREE } from '../../../../test/stages.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { rounds } from '../../../../test/test-set.ts'
import type { Context } from '../../../context.ts'
import { verifyLedger } from '../../../money/ledger/verify-ledger.ts'
import { reconcilePayments } from '../../../money/payments/news/reconcile-payments.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../platform/clock.ts'
import type { Processor } from '../../../platform/payments/processor.ts'
import { expireOrders } from '../unpaid/expire-orders.ts'
import { chargeStage } from './charge-stage.ts'
import { holderOf } from './stage-store.ts'
import { tendStages } from './tend-stages.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
})
afterAll(() => server.close())

const tend = () => tendStages.run(server.context, {})

async function afterFirst(byCard = false) {
  const hired = await hireByStages(server, { byCard })
  await payStage(hired, hired.id)
  await acceptStage(hired, hired.id)
  return { hired, second: await currentOf(hired) }
}

const textTo = async (address: string, subject: string) =>
  (await mailsTo(server, address)).find((mail) => mail.subject.includes(subject))?.text
const subjectsTo = async (address: string) => (await mailsTo(server, address)).map(({ subject }) => subject)

async function capturedFor(order: string) {
  const { rows } = await server.context.pool.query(
    `select activity.id from payment_activity activity join payment on payment.id = activity.payment_id
     where payment.payable_id = $1`,
    [order],
  )
  const ids = new Set(rows.map(({ id }) => id))
  return (await chargesOf(server))
    .filter(({ reference, status }) => ids.has(reference) && status === 'captured')
    .map(({ amount }) => Number(amount))
}

describe('a stage that nobody pays', () => {
  test('is reminded of on days 3, 14, 23 and 28, and then the case ends after what was accepted', async () => {
    const { hired, second } = await afterFirst()
    expect(await textTo(hired.client.email, 'Stage 2 of 3 is next')).toContain('Pay stage 2')
    // One that is no stage of a case is not reminded of, even where no job has ended it.
    await makeOrder(server, { client: hired.client, agent: hired.agent })
    const reminded = async () =>
      (await subjectsTo(hired.client.email)).filter((subject) =>
        /still waits|Your case ends on/.test(subject),
      ).length
    const counts: number[] = []
    for (const days of [2.9, 0.2, 11, 9, 5]) {
      server.clock.forward(days * DAY_MS)
      await tend()
      await tend()
      counts.push(await reminded())
    }
    expect(counts).toEqual([0, 1, 2, 3, 4])
    expect(await orderStatusOf(server, second)).toBe('awaiting_payment')
    server.clock.forward(2.1 * DAY_MS)
    await tend()
    expect(await orderStatusOf(server, second)).toBe('cancelled')
    expect(await holderOf(server.context.db, second)).toBe(hired.id)
    expect(await subjectsTo(hired.client.email)).toContainEqual(
      expect.stringContaining('ends before stage 2'),
    )
    expect(await subjectsTo(hired.agent.email)).toContainEqual(expect.stringContaining('ends before stage 2'))
    const client = await enter(server, hired.client)
    expect((await client.get(`/orders/${hired.id}/reviews`)).body.data.may).toEqual(['write'])
    // Both say good-bye for as long as after any other order, though the stage was accepted a month ago.
    expect((await client.get(`/orders/${hired.id}/conversation`)).body.data).toMatchObject({
      closed: null,
      may: expect.arrayContaining(['write']),
    })
  })

  test('has its last reminder 48 hours before the end, also where nothing ran for months', async () => {
    const { second } = await afterFirst()
    server.clock.forward(90 * DAY_MS)
    await expireOrders.run(server.context, {})
    await tend()
    await tend()
    expect(await orderStatusOf(server, second)).toBe('awaiting_payment')
    server.clock.forward(49 * HOUR_MS)
    await tend()
    expect(await orderStatusOf(server, second)).toBe('cancelled')
  })

  test('is reminded of once more before its new end, where a conflict came after the last reminder', async () => {
    const { hired, second } = await afterFirst()
    const lastReminders = async () =>
      (await subjectsTo(hired.client.email)).filter((subject) => /Your case ends on/.test(subject)).length
    const becomes = (status: 'conflicted' | 'completed') =>
      server.context.db
        .updateTable('client_order')
        .set({ status, resume_status: status === 'conflicted' ? 'completed' : null })
        .where('id', '=', hired.id)
        .execute()
    server.clock.forward(28.1 * DAY_MS)
    await tend()
    expect(await lastReminders()).toBe(1)
    await becomes('conflicted')
    server.clock.forward(20 * DAY_MS)
    await tend()
    await becomes('completed')
    server.clock.forward(5.1 * DAY_MS)
    await tend()
    expect(await lastReminders()).toBe(2)
    expect(await orderStatusOf(server, second)).toBe('awaiting_payment')
    server.clock.forward(2 * DAY_MS)
    await tend()
    expect(await orderStatusOf(server, second)).toBe('cancelled')
  })

  test('does not end while there is a conflict about the stage before it', async () => {
    const { hired, second } = await afterFirst()
    const opened = await hired.asClient.post(`/orders/${hired.id}/conflicts`, {
      reason: 'not_as_agreed',
      text: 'The plan names a school that closed last year.',
    })
    expect(opened.text).toContain('data')
    expect(await openPayment(hired.asClient, second)).toMatchObject({ status: 409 })
    server.clock.forward(40 * DAY_MS)
    await tend()
    expect(await orderStatusOf(server, second)).toBe('awaiting_payment')

    // Once it is over, a week of its time is left.
    const client = await enter(server, hired.client)
    await client.patch(`/orders/${hired.id}/conflicts/${opened.body.data.id}`, { step: 'withdraw' })
    await tend()
    server.clock.forward(5 * DAY_MS)
    await tend()
    expect(await openPayment(await enter(server, hired.client), second)).toMatchObject({ status: 201 })
  })
})

describe('a client who agreed that the saved card is charged', () => {
  test('is told 48 hours before, and pays once however often the job runs', async () => {
    const { hired, second } = await afterFirst(true)
    expect(await textTo(hired.client.email, 'Your card is charged for stage 2')).toContain('See the stage')
    server.clock.forward(47 * HOUR_MS)
    await tend()
    expect(await capturedFor(second)).toEqual([])
    server.clock.forward(2 * HOUR_MS)
    await Promise.all(Array.from({ length: rounds(6, 40) }, () => chargeStage(server.context, second)))
    await Promise.all([tend(), tend()])
    await deliverNews(server)
    await deliverNews(server)
    expect(await capturedFor(second)).toEqual([250_00])
    expect(await orderStatusOf(server, second)).toBe('paid')
    expect(await verifyLedger(server.context)).toMatchObject({ entries: [], accounts: [] })
  })

  test('is charged nothing for what follows a conflict: they decide themselves', async () => {
    const hired = await hireByStages(server, { byCard: true, stages: THREE.slice(0, 2) })
    await payStage(hired, hired.id)
    const settleFor = async (id: string) => {
      const said = { reason: 'not_as_agreed', text: 'The plan names a school that closed last year.' }
      const { body } = await hired.asClient.post(`/orders/${id}/conflicts`, said)
      const path = `/orders/${id}/conflicts/${body.data.id}/refunds`
      const part = { amount: 40_00, destination: 'credit', text: 'A part of it would be fair.' }
      const asked = await hired.asClient.post(path, part)
      const answer = { answer: 'accept' }
      return hired.asAgent.patch(`${path}/${asked.body.data.refunds.at(-1).id}`, answer)
    }
    await settleFor(hired.id)
    const second = await currentOf(hired)
    expect(second).not.toBe(hired.id)
    expect((await showCase(hired, second)).stages?.by_card).toEqual({ agreed: true, charged_at: null })
    server.clock.forward(3 * DAY_MS)
    await tend()
    expect(await capturedFor(second)).toEqual([])

    // The case counts once in the record of its agent, and ends when its last stage ends by a conflict too.
    const record = server.context.db.selectFrom('agent').select('completed_orders')
    const completed = () => record.where('person_id', '=', hired.agent.id).executeTakeFirst()
    expect(await completed()).toEqual({ completed_orders: 1 })
    hired.asClient = await enter(server, hired.client)
    hired.asAgent = await enter(server, hired.agent)
    await payStage(hired, second)
    await hired.asAgent.post(`/orders/${second}/start`)
    expect((await settleFor(second)).status).toBe(200)
    expect(await orderStatusOf(server, second)).toBe('completed')
    expect([await currentOf(hired), await completed()]).toEqual([second, { completed_orders: 1 }])
  })

  test('takes it back in time, and is charged nothing', async () => {
    const { hired, second } = await afterFirst(true)
    const other = await afterFirst(true)
    expect((await showCase(hired, second)).stages?.by_card?.charged_at).not.toBeNull()
    const { body } = await hired.asClient.put(`/orders/${second}/stage-charges`, { agrees: false })
    expect(body.data.stages.by_card).toEqual({ agreed: false, charged_at: null })
    server.clock.forward(3 * DAY_MS)
    await tend()
    await deliverNews(server)
    expect([await capturedFor(second), await capturedFor(other.second)]).toEqual([[], [250_00]])
    expect(await orderStatusOf(server, second)).toBe('awaiting_payment')
  })

  test('pays or stops when both come at once, never both', async () => {
    for (let round = 0; round < rounds(3, 50); round++) {
      const { hired, second } = await afterFirst(true)
      server.clock.forward(49 * HOUR_MS)
      const client = await enter(server, hired.client)
      const [stopped] = await Promise.all([
        client.post(`/orders/${second}/stop`),
        chargeStage(server.context, second),
      ])
      await deliverNews(server)
      const isPaid = (await orderStatusOf(server, second)) === 'paid'
      expect([isPaid, stopped.status]).toEqual(isPaid ? [true, 409] : [false, 200])
      expect(await capturedFor(second)).toEqual(isPaid ? [250_00] : [])
    }
    expect(await verifyLedger(server.context)).toMatchObject({ entries: [], accounts: [] })
  })

  test.each([
    ['is declined', CARDS.declined],
    ['has to be confirmed at the bank', CARDS.confirmed],
  ])('pays by hand where the card %s', async (_, card) => {
    const hired = await hireByStages(server, { byCard: true })
    await payStage(hired, hired.id)
    const other = await saveCard(server, hired.asClient, card)
    expect((await hired.asClient.post(`/payment-methods/${other}/set-default`)).status).toBe(200)
    await acceptStage(hired, hired.id)
    const second = await currentOf(hired)
    server.clock.forward(49 * HOUR_MS)
    await tend()
    await deliverNews(server)
    expect(await orderStatusOf(server, second)).toBe('awaiting_payment')
    const told = await mailsTo(server, hired.client.email)
    const unpaid = told.find(({ subject }) => subject === 'Your card was not charged for stage 2')
    expect(unpaid?.text.replaceAll(/\s+/g, ' ')).toContain(', plus tax where it applies. Your ')
    const client = await enter(server, hired.client)
    const { body } = await openPayment(client, second)
    await payByCard(client, body.data.ref, hired.card)
    expect(await capturedFor(second)).toEqual([250_00])
  })

  test('whose bank page was left unpaid when its time came is charged an hour later', async () => {
    const { hired, second } = await afterFirst(true)
    server.clock.forward(48 * HOUR_MS - 10 * MINUTE_MS)
    const client = await enter(server, hired.client)
    const { body } = await openPayment(client, second)
    expect((await payOnPage(client, body.data.ref)).status).toBe(200)
    server.clock.forward(10 * MINUTE_MS)
    await tend()
    expect(await capturedFor(second)).toEqual([])
    server.clock.forward(HOUR_MS)
    await tend()
    await deliverNews(server)
    expect(await capturedFor(second)).toEqual([250_00])
    expect(await orderStatusOf(server, second)).toBe('paid')
  })

  test.each(['before', 'after'] as const)('pays once when the process dies %s its call', async (when) => {
    const { second } = await afterFirst(true)
    server.clock.forward(49 * HOUR_MS)
    await expect(chargeStage(failingOnce(server.context, when), second)).rejects.toThrow('died')
    await chargeStage(server.context, second)
    server.clock.forward(2 * MINUTE_MS)
    await reconcilePayments.run(server.context, {})
    await deliverNews(server)
    expect(await capturedFor(second)).toEqual([250_00])
    expect(await orderStatusOf(server, second)).toBe('paid')
  })
})

/** The processor, which fails at a call as a net does: before it was heard, or after. */
function failingOnce(context: Context, when: 'before' | 'after'): Context {
  let isFailing = true
  const charge: Processor['charge'] = async (asked) => {
    const fails = isFailing
    isFailing = false
    if (fails && when === 'before') throw new Error('The process died before the call')
    const answer = await context.processor.charge(asked)
    if (fails) throw new Error('The process died after the call')
    return answer
  }
  const processor = new Proxy(context.processor, {
    get: (target, name) => (name === 'charge' ? charge : Reflect.get(target, name, target)),
  })
  return { ...context, processor }
}
