import { closeDispute, openDispute } from '@sojourn/sandbox/disputes/dispute-store'
import { POINTS } from '@sojourn/sandbox/faults'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { giveCredit, makePromo } from '../../../../test/paying-coupons.ts'
import {
  balanceOf,
  capturedFor,
  expectBooksToAgree,
  makePayment,
  orderStatusOf,
  payByCard,
  payOnPage,
  quieten,
  saveCard,
  statusOf,
} from '../../../../test/payments.ts'
import { CARDS, confirmAtBank, deliverNews, sandboxOf, useCard } from '../../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { HOUR_MS, MINUTE_MS } from '../../../platform/clock.ts'
import { reconcilePayments } from './reconcile-payments.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
afterEach(async () => {
  await quieten(server)
  await expectBooksToAgree(server)
})

const reconcile = () => reconcilePayments.run(server.context, {})
const wires = () => sandboxOf(server).wires
/** News that get lost. */
const loseNews = () => sandboxOf(server).takeDeliveries()

describe('a call that breaks', () => {
  test.each(POINTS)('%s is made again with its key after a minute, and charges once', async (point) => {
    const { browser, ref, order } = await makePayment(server)
    const card = await saveCard(server, browser, CARDS.visa)
    wires().fault = { point, does: 'fail', call: 'charge', left: 1 }
    const { status, body } = await payByCard(browser, ref, card)
    expect([status, body.data.status, body.data.activity.status]).toEqual([
      200,
      [3, 'Processing'],
      [3, 'Processing'],
    ])
    await loseNews()

    expect((await payByCard(browser, ref, card)).body.data.activity.id).toBe(body.data.activity.id)
    expect((await browser.post(`/orders/${order.id}/cancel`)).status).toBe(409)
    await reconcile()
    expect((await statusOf(browser, ref)).status).toEqual([3, 'Processing'])
    server.clock.forward(MINUTE_MS)
    await reconcile()
    expect((await statusOf(browser, ref)).status).toEqual([2, 'Processed'])
    expect(await capturedFor(server, ref)).toHaveLength(1)
  })

  test.each(POINTS)('%s where a page was to be opened says so, and the same try opens it', async (point) => {
    const { browser, ref } = await makePayment(server)
    wires().fault = { point, does: 'fail', call: 'openCheckout', left: 1 }
    const key = `page-${point}`
    const first = await payOnPage(browser, ref, key)
    expect([first.status, first.body.code, first.headers['retry-after']]).toEqual([503, 'overloaded', '2'])
    const again = await payOnPage(browser, ref, key)
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([200, 'true'])
    await useCard(server, again.body.data.url, CARDS.visa)
    await deliverNews(server)
    expect((await statusOf(browser, ref)).status).toEqual([2, 'Processed'])
  })

  test('for a day is no longer made again: it fails, and people are told', async () => {
    const { browser, ref } = await makePayment(server)
    const card = await saveCard(server, browser, CARDS.visa)
    wires().fault = { point: 'before_sending', does: 'fail', call: 'charge', left: 1000 }
    await payByCard(browser, ref, card)
    for (let hour = 0; hour < 21; hour++) {
      server.clock.forward(HOUR_MS)
      await reconcile()
    }
    wires().fault = null
    expect(await statusOf(browser, ref).catch(() => null)).toBeDefined()
    const { rows } = await server.context.pool.query(
      `select a.status, p.status as payment, alarm.kind from payment p
       join payment_activity a on a.payment_id = p.id
       left join payment_alarm alarm on alarm.activity_id = a.id where p.ref = $1`,
      [ref],
    )
    expect(rows).toEqual([{ status: 'failed', payment: 'failed', kind: 'attempt_unanswered' }])
  })
})

describe('what no news told is asked for', () => {
  test('money that came on a page', async () => {
    const { browser, ref, order } = await makePayment(server)
    const { body } = await payOnPage(browser, ref)
    await useCard(server, body.data.url, CARDS.visa)
    await loseNews()
    server.clock.forward(11 * MINUTE_MS)
    await reconcile()
    expect(await orderStatusOf(server, order.id)).toBe('paid')
  })

  test('a bank’s yes', async () => {
    const { browser, ref, order } = await makePayment(server)
    const card = await saveCard(server, browser, CARDS.confirmed)
    const { body } = await payByCard(browser, ref, card)
    await confirmAtBank(server, body.data.url)
    await loseNews()
    server.clock.forward(11 * MINUTE_MS)
    await reconcile()
    expect(await orderStatusOf(server, order.id)).toBe('paid')
  })

  test('a card that was added', async () => {
    const { browser } = await makePayment(server)
    const { body } = await browser.post('/payment-methods', {
      metadata: { external: true, return_url: '/p/close' },
    })
    await useCard(server, body.data, CARDS.visa)
    await loseNews()
    server.clock.forward(31 * MINUTE_MS)
    await browser.head('/heartbeat')
    expect((await browser.get('/payment-methods')).body.data.items).toEqual([])
    await reconcile()
    expect((await browser.get('/payment-methods')).body.data.items).toMatchObject([{ last4: '4242' }])
  })

  test('each thing at most every ten minutes, however often the clock strikes', async () => {
    const { browser, ref } = await makePayment(server)
    await payOnPage(browser, ref)
    await quieten(server)
    server.clock.forward(11 * MINUTE_MS)
    await reconcile()
    const asked = vi.spyOn(server.context.processor, 'readAttempt')
    for (let minute = 0; minute < 21; minute++) {
      server.clock.forward(MINUTE_MS)
      await reconcile()
      await reconcile()
    }
    expect(asked).toHaveBeenCalledTimes(2)
    asked.mockRestore()
  })
})

describe('money that comes for nothing', () => {
  test('after the order was given up goes back, and its payer is told twice: on its way, and done', async () => {
    const { browser, ref, order, shopper } = await makePayment(server)
    const { body } = await payOnPage(browser, ref)
    await useCard(server, body.data.url, CARDS.visa)
    expect((await browser.post(`/orders/${order.id}/cancel`)).status).toBe(200)
    await quieten(server)
    expect(await orderStatusOf(server, order.id)).toBe('cancelled')
    expect((await browser.get(`/payments/${ref}`)).body.data).toMatchObject({
      status: [-2, 'Cancelled'],
      refunded: { amount: 50_000, currency: 'USD' },
      last_activity: { status: [-2, 'Cancelled'], error: ['too_late', expect.any(String)] },
    })
    expect(await capturedFor(server, ref)).toMatchObject([{ refunded: 50_000 }])
    const { rows } = await server.context.pool.query(
      'select subject from outbox where recipient = $1 order by created_at, subject',
      [shopper.email],
    )
    expect(rows.map(({ subject }) => subject).sort()).toEqual([
      '$500.00 is back with your bank',
      'You get $500.00 back',
    ])
  })

  test('goes back although the processor cannot be reached at first', async () => {
    const { browser, ref, order } = await makePayment(server)
    const { body } = await payOnPage(browser, ref)
    await useCard(server, body.data.url, CARDS.visa)
    await browser.post(`/orders/${order.id}/cancel`)
    wires().fault = { point: 'after_doing', does: 'fail', call: 'refund', left: 2 }
    await deliverNews(server)
    expect((await server.runJobs()).length).toBeGreaterThan(0)
    server.clock.forward(10 * MINUTE_MS)
    await server.runJobs()
    server.clock.forward(HOUR_MS)
    await quieten(server)
    expect(await capturedFor(server, ref)).toMatchObject([{ refunded: 50_000 }])
  })

  test('and cannot go back is for people', async () => {
    const { browser, ref, order } = await makePayment(server)
    const { body } = await payOnPage(browser, ref)
    await useCard(server, body.data.url, CARDS.visa)
    await browser.post(`/orders/${order.id}/cancel`)
    wires().refundsFail = true
    await quieten(server)
    wires().refundsFail = false
    const { rows } = await server.context.pool.query(
      `select refund.status, alarm.kind from refund
       join payment on payment.id = refund.payment_id
       left join payment_alarm alarm on alarm.activity_id = refund.activity_id where payment.ref = $1`,
      [ref],
    )
    expect(rows).toEqual([{ status: 'failed', kind: 'refund_failed' }])
  })
})

describe('a payer’s bank wants the money back', () => {
  async function disputed() {
    const { browser, ref, order, shopper } = await makePayment(server)
    const card = await saveCard(server, browser, CARDS.visa)
    const coupons = [await makePromo(server, 2_000), await giveCredit(server, shopper, 3_000)]
    await browser.post(`/payments/${ref}/calculate-totals`, { coupons })
    await payByCard(browser, ref, card)
    const [charge] = await capturedFor(server, ref)
    const { book } = sandboxOf(server).house
    const dispute = await openDispute(book, charge!.id, server.clock.now())
    await quieten(server)
    const left = () =>
      server.context.db
        .selectFrom('coupon')
        .select('balance')
        .where('code', 'in', coupons)
        .orderBy('balance')
        .execute()
    return {
      order,
      ref,
      shopper,
      left,
      end: (as: 'won' | 'lost') => closeDispute(book, dispute!, as, server.clock.now()),
    }
  }
  const disputeOf = async (ref: string) =>
    (
      await server.context.db
        .selectFrom('payment')
        .select('dispute')
        .where('ref', '=', ref)
        .executeTakeFirstOrThrow()
    ).dispute

  test('while it argues the money waits, and comes back when we win', async () => {
    const { order, ref, end } = await disputed()
    expect(await disputeOf(ref)).toBe('open')
    expect(await balanceOf(server, 'escrow', order.id)).toBe(0)
    await expectBooksToAgree(server)
    await end('won')
    await quieten(server)
    expect(await disputeOf(ref)).toBe('won')
    expect(await balanceOf(server, 'escrow', order.id)).toBe(-50_000)
    expect(await balanceOf(server, 'dispute_hold', order.id)).toBe(0)
  })

  test('lost, it is gone, the fee is ours, and what coupons paid is on them again', async () => {
    const { order, ref, shopper, left, end } = await disputed()
    expect(await left()).toEqual([{ balance: 0 }, { balance: 0 }])
    await end('lost')
    await quieten(server)
    expect(await left()).toEqual([{ balance: 2_000 }, { balance: 3_000 }])
    expect(await balanceOf(server, 'client_credit', shopper.id)).toBe(-3_000)
    expect(await disputeOf(ref)).toBe('lost')
    expect(await balanceOf(server, 'escrow', order.id)).toBe(0)
    expect(await balanceOf(server, 'dispute_hold', order.id)).toBe(0)
  })
})

test.each([
  ['payment_activity', "status in ('waiting', 'processing')"],
  ['card_setup', "status = 'open'"],
  ['refund', "status = 'pending'"],
])('what is due of %s is found by an index', async (table, open) => {
  const client = await server.context.pool.connect()
  try {
    await client.query('set enable_seqscan = off')
    const { rows } = await client.query(
      `explain select id from ${table} where look_at <= now() and ${open} order by look_at limit 50`,
    )
    expect(JSON.stringify(rows)).toContain(`${table}_due`)
  } finally {
    await client.query('reset enable_seqscan')
    client.release()
  }
})
