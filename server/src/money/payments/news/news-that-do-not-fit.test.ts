import { randomUUID } from 'node:crypto'
import { SIGNATURE_HEADER, signBody } from '@sojourn/sandbox/news/signature'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  balanceOf,
  makePayment,
  orderStatusOf,
  payByCard,
  payOnPage,
  quieten,
  saveCard,
  statusOf,
} from '../../../../test/payments.ts'
import { CARDS, deliverNews, sandboxOf, useCard } from '../../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { MINUTE_MS } from '../../../platform/clock.ts'
import { openLog } from '../../../platform/log.ts'
import { deliveryKeys } from '../../../platform/payments/sandbox/sandbox.ts'
import { reconcilePayments } from './reconcile-payments.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ replaced: { log: openLog({ environment: 'test' }) } })
})
afterAll(() => server.close())
beforeEach(() => quieten(server))

const book = () => sandboxOf(server).house.book
const reconcile = () => reconcilePayments.run(server.context, {})

/** Signed news of theirs that something is to be looked at, and what came of them. */
async function tell(kind: string, object_id: string) {
  const id = `event_${randomUUID()}`
  const occurred_at = server.clock.now().toISOString()
  const payload = JSON.stringify({ id, kind, object_id, occurred_at })
  const signature = signBody(deliveryKeys(server.context.settings)[0], payload, server.clock.now())
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature }
  const { statusCode } = await server.app.inject({
    ...{ method: 'POST', url: '/api/webhooks/sandbox', headers, payload },
  })
  expect(statusCode).toBe(200)
  const { outcome } = await server.context.db
    .selectFrom('processor_event')
    .select('outcome')
    .where('event_id', '=', id)
    .executeTakeFirstOrThrow()
  return outcome
}

const paymentOf = (ref: string) =>
  server.context.db.selectFrom('payment').selectAll().where('ref', '=', ref).executeTakeFirstOrThrow()

const alarmsOf = async (ref: string) =>
  (
    await server.context.db
      .selectFrom('payment_alarm')
      .innerJoin('payment', 'payment.id', 'payment_alarm.payment_id')
      .select('kind')
      .where('ref', '=', ref)
      .orderBy('payment_alarm.created_at')
      .execute()
  ).map(({ kind }) => kind)

/** Money that came on a page; nobody has told us yet. */
async function paidThere() {
  const made = await makePayment(server)
  const { body } = await payOnPage(made.browser, made.ref)
  await useCard(server, body.data.url, CARDS.visa)
  await sandboxOf(server).takeDeliveries()
  const activity: string = body.data.activity.id
  const session = await book()
    .selectFrom('session')
    .selectAll()
    .where('reference', '=', activity)
    .executeTakeFirstOrThrow()
  return { ...made, activity, session }
}

describe('money for a try', () => {
  test('charged a second time raises an alarm, and the first charge stays what was paid', async () => {
    const { ref, session, activity } = await paidThere()
    expect(await tell('attempt', session.id)).toBe('applied')
    const first = await book()
      .selectFrom('charge')
      .selectAll()
      .where('reference', '=', activity)
      .executeTakeFirstOrThrow()
    const id = 'charge_second'
    await book()
      .insertInto('charge')
      .values({ ...first, id, secret: id })
      .execute()
    await book().updateTable('session').set({ charge_id: id }).where('id', '=', session.id).execute()
    expect(await tell('attempt', session.id)).toBe('refused')
    expect(await alarmsOf(ref)).toEqual(['second_charge'])
    const { charge_id } = await server.context.db
      .selectFrom('payment_activity')
      .select('charge_id')
      .where('id', '=', activity)
      .executeTakeFirstOrThrow()
    expect(charge_id).toBe(first.id)
  })

  test('whose page came only after the order was given up: nobody can pay there', async () => {
    const { browser, ref, order } = await makePayment(server)
    sandboxOf(server).wires.fault = { point: 'after_doing', does: 'fail', call: 'openCheckout', left: 1 }
    expect((await payOnPage(browser, ref)).status).toBe(503)
    expect((await browser.post(`/orders/${order.id}/cancel`)).status).toBe(200)
    const { id: activity } = await server.context.db
      .selectFrom('payment_activity')
      .select('id')
      .where('payment_id', '=', (await paymentOf(ref)).id)
      .executeTakeFirstOrThrow()
    const session = () =>
      book()
        .selectFrom('session')
        .select(['id', 'status'])
        .where('reference', '=', activity)
        .executeTakeFirstOrThrow()
    const { id, status } = await session()
    expect(status).toBe('open')
    expect(await tell('attempt', id)).toBe('known')
    await server.jobsDone()
    expect((await session()).status).toBe('expired')
  })

  test('that they say was another try pays nothing, and people are told', async () => {
    const { browser, ref, order, session } = await paidThere()
    const say = (reference: string) =>
      book().updateTable('session').set({ reference }).where('id', '=', session.id).execute()
    await say(randomUUID())
    server.clock.forward(11 * MINUTE_MS)
    await reconcile()
    expect((await statusOf(browser, ref)).status).toEqual([-1, 'Waiting'])
    expect(await orderStatusOf(server, order.id)).toBe('awaiting_payment')
    expect(await alarmsOf(ref)).toEqual(['wrong_reference'])

    await say(session.reference)
    server.clock.forward(11 * MINUTE_MS)
    await reconcile()
    expect(await orderStatusOf(server, order.id)).toBe('paid')
  })

  test('of a try at another processor settles nothing', async () => {
    const { order, session, activity } = await paidThere()
    const takenBy = (processor: string) =>
      server.context.db
        .updateTable('payment_activity')
        .set({ processor })
        .where('id', '=', activity)
        .execute()
    await takenBy('stripe')
    expect(await tell('attempt', session.id)).toBe('unknown')
    expect(await orderStatusOf(server, order.id)).toBe('awaiting_payment')
    await takenBy('sandbox')
    expect(await tell('attempt', session.id)).toBe('applied')
    expect(await orderStatusOf(server, order.id)).toBe('paid')
  })
})

describe('money on its way back', () => {
  test.each([
    ['one cent less', { amount: 49_999 }],
    ['one cent more', { amount: 50_001 }],
    ['of another currency', { currency: 'EUR' }],
  ])('that is %s is not booked as ours, and people are told', async (_what, changed) => {
    const { browser, ref, order } = await paidThere()
    await browser.post(`/orders/${order.id}/cancel`)
    await server.jobsDone()
    const { id: paymentId } = await paymentOf(ref)
    const refundOf = () =>
      server.context.db
        .selectFrom('refund')
        .select(['processor_id', 'amount', 'currency', 'status'])
        .where('payment_id', '=', paymentId)
        .executeTakeFirstOrThrow()
    const { processor_id, amount, currency } = await refundOf()
    const say = (is: { amount?: number; currency?: string }) =>
      book()
        .updateTable('refund')
        .set(is)
        .where('id', '=', processor_id ?? '')
        .execute()
    await say(changed)
    server.clock.forward(10_000)
    await deliverNews(server)
    expect(await tell('refund', processor_id ?? '')).toBe('refused')
    expect(await refundOf()).toMatchObject({ status: 'pending' })
    expect(await paymentOf(ref)).toMatchObject({ refunded_amount: 0 })
    expect(await alarmsOf(ref)).toEqual(['wrong_refund'])

    await say({ amount, currency })
    expect(await tell('refund', processor_id ?? '')).toBe('applied')
    expect(await refundOf()).toMatchObject({ status: 'processed' })
    expect(await paymentOf(ref)).toMatchObject({ refunded_amount: 50_000 })
  })
})

describe('a payer’s bank', () => {
  async function paid() {
    const made = await makePayment(server)
    await payByCard(made.browser, made.ref, await saveCard(server, made.browser, CARDS.visa))
    await sandboxOf(server).takeDeliveries()
    const { charge_id } = await server.context.db
      .selectFrom('payment_activity')
      .select('charge_id')
      .where('payment_id', '=', (await paymentOf(made.ref)).id)
      .executeTakeFirstOrThrow()
    const dispute = async (amount: number) => {
      const id = `dispute_${randomUUID()}`
      const row = { id, charge_id: charge_id ?? '', amount, fee: 1_500, currency: 'USD' }
      await book()
        .insertInto('dispute')
        .values({ ...row, status: 'open', created_at: server.clock.now() })
        .execute()
      const say = (status: 'open' | 'won' | 'lost') =>
        book().updateTable('dispute').set({ status }).where('id', '=', id).execute()
      return { id, say }
    }
    return { ...made, dispute }
  }
  const held = async (orderId: string) => [
    await balanceOf(server, 'escrow', orderId),
    await balanceOf(server, 'dispute_hold', orderId),
  ]

  test.each(['won', 'lost'] as const)(
    'that said %s cannot begin anew; that it ends otherwise is for people',
    async (end) => {
      const { ref, order, dispute } = await paid()
      const { id, say } = await dispute(50_000)
      expect(await tell('dispute', id)).toBe('applied')
      await say(end)
      expect(await tell('dispute', id)).toBe('applied')
      const settled = await held(order.id)
      expect(settled).toEqual(end === 'won' ? [-50_000, 0] : [0, 0])
      await say('open')
      expect(await tell('dispute', id)).toBe('known')
      expect(await paymentOf(ref)).toMatchObject({ dispute: end })
      expect(await held(order.id)).toEqual(settled)
      expect(await alarmsOf(ref)).toEqual(['dispute', `dispute_${end}`])

      const other = end === 'won' ? 'lost' : 'won'
      await say(other)
      expect(await tell('dispute', id)).toBe('refused')
      expect(await tell('dispute', id)).toBe('known')
      expect(await paymentOf(ref)).toMatchObject({ dispute: other })
      expect(await held(order.id)).toEqual(settled)
      expect((await alarmsOf(ref)).toSorted()).toEqual(
        ['dispute', `dispute_${end}`, 'dispute_by_hand'].toSorted(),
      )
    },
  )

  test('whose dispute was opened before disputes had rows is booked to its end', async () => {
    const { ref, order, dispute } = await paid()
    const { id, say } = await dispute(50_000)
    expect(await tell('dispute', id)).toBe('applied')
    const payment = await paymentOf(ref)
    await server.context.pool.query('alter table ledger_entry disable trigger ledger_entry_is_kept')
    await server.context.pool.query(
      `update ledger_entry set cause = $1 where cause = (select cause from dispute where payment_id = $2)`,
      [`dispute:${payment.id}`, payment.id],
    )
    await server.context.pool.query('alter table ledger_entry enable trigger ledger_entry_is_kept')
    await server.context.db.deleteFrom('dispute').where('payment_id', '=', payment.id).execute()
    await say('won')
    expect(await tell('dispute', id)).toBe('applied')
    expect(await held(order.id)).toEqual([-50_000, 0])
  })

  test.each([
    ['a part of it', 40_000, 0],
    ['all of it, although a part was given back', 50_000, 10_000],
    ['what was left of it', 40_000, 10_000],
  ])('that wants %s is for people: the books do not move', async (_what, amount, refunded_amount) => {
    const { ref, order, dispute } = await paid()
    await server.context.db.updateTable('payment').set({ refunded_amount }).where('ref', '=', ref).execute()
    const { id } = await dispute(amount)
    expect(await tell('dispute', id)).toBe('refused')
    expect((await alarmsOf(ref)).toSorted()).toEqual(['dispute', 'dispute_by_hand'])
    expect(await held(order.id)).toEqual([-50_000, 0])
  })

  test('that wants money which is no longer with the order is for people too', async () => {
    const { ref, order, dispute } = await paid()
    await server.context.db
      .updateTable('client_order')
      .set({ status: 'completed' })
      .where('id', '=', order.id)
      .execute()
    expect(await tell('dispute', (await dispute(50_000)).id)).toBe('refused')
    expect((await alarmsOf(ref)).toSorted()).toEqual(['dispute', 'dispute_by_hand'])
    expect(await held(order.id)).toEqual([-50_000, 0])
  })
})
