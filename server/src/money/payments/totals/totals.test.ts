import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { giveCredit, makePromo } from '../../../../test/paying-coupons.ts'
import {
  balanceOf,
  capturedFor,
  expectBooksToAgree,
  makePayment,
  makeShopper,
  makeUnpaidOrder,
  openPayment,
  orderStatusOf,
  payByCard,
  payOnPage,
  quieten,
  type Shopper,
  saveCard,
  statusOf,
} from '../../../../test/payments.ts'
import { CARDS, useCard } from '../../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { MINUTE_MS } from '../../../platform/clock.ts'

let server: TestApp
let gst = 5
beforeAll(async () => {
  server = await openTestApp()
  Object.defineProperty(server.context.settings, 'taxes', {
    get: () => ({ CA: [{ code: 'gst', name: 'GST', percent: gst }] }),
  })
})
afterAll(() => server.close())
afterEach(async () => {
  await quieten(server)
  await expectBooksToAgree(server)
})

const usd = (amount: number) => ({ amount, currency: 'USD' })

const calculate = (shopper: Shopper, ref: string, coupons: string[]) =>
  shopper.browser.post(`/payments/${ref}/calculate-totals`, { coupons })

const couponOf = (code: string) =>
  server.context.db
    .selectFrom('coupon')
    .select(['status', 'balance'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow()

describe('coupons', () => {
  test('are taken off, a gift first, and the card pays the rest; the books say who paid what', async () => {
    const shopper = await makeShopper(server, { country: 'CA' })
    const { ref, order } = await makePayment(server, { shopper })
    const [promo, own] = [await makePromo(server, 2_000), await giveCredit(server, shopper, 3_000)]
    const { body } = await calculate(shopper, ref, [own, promo])
    expect(body.data).toMatchObject({
      coupons: [
        { code: promo, kind: 'promo', amount: usd(2_000) },
        { code: own, kind: 'credit', amount: usd(3_000) },
      ],
      total: usd(52_500),
      amount: usd(47_500),
    })
    const card = await saveCard(server, shopper.browser, CARDS.visa)
    expect((await payByCard(shopper.browser, ref, card)).body.data.status).toEqual([2, 'Processed'])
    expect(await capturedFor(server, ref)).toMatchObject([{ amount: 47_500 }])
    expect(await balanceOf(server, 'escrow', order.id)).toBe(-50_000)
    expect(await balanceOf(server, 'client_credit', shopper.id)).toBe(0)
    expect(await couponOf(promo)).toEqual({ status: 'used', balance: 0 })
    expect(await couponOf(own)).toEqual({ status: 'used', balance: 0 })
  })

  test('that pay for everything need no card and no processor', async () => {
    const { ref, order, shopper } = await makePayment(server)
    const promo = await makePromo(server, 60_000)
    expect((await calculate(shopper, ref, [promo])).body.data.amount).toEqual(usd(0))
    const { status, body } = await shopper.browser.post(`/payments/${ref}/pay`, {})
    expect([status, body.data.status, body.data.url]).toEqual([200, [2, 'Processed'], null])
    expect(await orderStatusOf(server, order.id)).toBe('paid')
    expect(await capturedFor(server, ref)).toEqual([])
    expect(await balanceOf(server, 'escrow', order.id)).toBe(-50_000)
  })

  test('are let go again when they are not named any more, and when nothing comes of the payment', async () => {
    const { ref, shopper, order } = await makePayment(server)
    const promo = await makePromo(server, 2_000)
    await calculate(shopper, ref, [promo])
    const second = await makePayment(server, { shopper })
    expect((await calculate(shopper, second.ref, [promo])).body.errors[0].field).toBe('coupons')
    await calculate(shopper, ref, [])
    expect((await calculate(shopper, second.ref, [promo])).status).toBe(200)
    await calculate(shopper, second.ref, [])
    await calculate(shopper, ref, [promo])
    expect((await shopper.browser.post(`/orders/${order.id}/cancel`)).status).toBe(200)
    expect((await calculate(shopper, second.ref, [promo])).status).toBe(200)
  })

  test('in two payments at once are in one', async () => {
    for (let round = 0; round < 10; round++) {
      const shopper = await makeShopper(server)
      const card = await saveCard(server, shopper.browser, CARDS.visa)
      const promo = await makePromo(server, 2_000, { owner: shopper })
      const payments = await Promise.all([1, 2, 3].map(() => makePayment(server, { shopper })))
      const answers = await Promise.all(payments.map(({ ref }) => calculate(shopper, ref, [promo])))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
      const paid = await Promise.all(payments.map(({ ref }) => payByCard(shopper.browser, ref, card)))
      expect(paid.map(({ body }) => body.data.activity.amount.amount).sort()).toEqual([
        48_000, 50_000, 50_000,
      ])
    }
  })

  test('change what is paid on a page: the page of the old amount is closed', async () => {
    const { ref, shopper, browser } = await makePayment(server)
    const { url } = (await payOnPage(browser, ref)).body.data
    expect((await calculate(shopper, ref, [await makePromo(server, 2_000)])).status).toBe(200)
    await server.jobsDone()
    await useCard(server, url, CARDS.visa).catch(() => {})
    await quieten(server)
    expect((await statusOf(browser, ref)).status).toEqual([-1, 'Waiting'])
    expect(await capturedFor(server, ref)).toEqual([])
  })

  test('where the old page was faster, its money goes back: it is not the amount any more', async () => {
    const { ref, shopper, browser, order } = await makePayment(server)
    const { url } = (await payOnPage(browser, ref)).body.data
    await useCard(server, url, CARDS.visa)
    expect((await calculate(shopper, ref, [await makePromo(server, 2_000)])).status).toBe(200)
    await quieten(server)
    expect((await statusOf(browser, ref)).status).toEqual([-1, 'Waiting'])
    expect(await orderStatusOf(server, order.id)).toBe('awaiting_payment')
    expect(await capturedFor(server, ref)).toMatchObject([{ refunded: 50_000 }])
  })
})

describe('amounts stand for half an hour', () => {
  test('and no longer for being opened again meanwhile', async () => {
    const { ref, browser, order } = await makePayment(server)
    const before = (await browser.get(`/payments/${ref}`)).body
    server.clock.forward(10 * MINUTE_MS)
    expect((await openPayment(browser, order.id)).body).toEqual(before)
  })

  test('and are the same afterwards where nothing changed', async () => {
    const { ref, browser } = await makePayment(server)
    const card = await saveCard(server, browser, CARDS.visa)
    server.clock.forward(31 * MINUTE_MS)
    await browser.head('/heartbeat')
    expect((await payByCard(browser, ref, card)).body.data.status).toEqual([2, 'Processed'])
  })

  test('who would pay another amount than they saw is asked to look again, once', async () => {
    const shopper = await makeShopper(server, { country: 'CA' })
    const { ref, browser } = await makePayment(server, { shopper })
    const card = await saveCard(server, browser, CARDS.visa)
    gst = 7
    server.clock.forward(31 * MINUTE_MS)
    await browser.head('/heartbeat')
    const key = randomUUID()
    for (let index = 0; index < 2; index++) {
      const { status, body } = await payByCard(browser, ref, card, key)
      expect([status, body.message]).toEqual([409, 'The total has changed. Please check it before you pay.'])
    }
    expect((await browser.get(`/payments/${ref}`)).body.data.amount).toEqual(usd(53_500))
    expect((await payByCard(browser, ref, card)).body.data.activity.amount).toEqual(usd(53_500))
    gst = 5
  })

  test('a coupon that ended meanwhile is missing when the payment is opened again', async () => {
    const { ref, shopper, order } = await makePayment(server)
    const ends = new Date(server.clock.now().getTime() + 20 * MINUTE_MS)
    const promo = await makePromo(server, 2_000, { ends })
    await calculate(shopper, ref, [promo])
    server.clock.forward(31 * MINUTE_MS)
    await shopper.browser.head('/heartbeat')
    const { body } = await openPayment(shopper.browser, order.id)
    expect(body.data).toMatchObject({ ref, coupons: [], amount: usd(50_000) })
  })
})

test('an order that waits no longer cannot be paid, nor its coupons be chosen', async () => {
  const shopper = await makeShopper(server)
  const order = await makeUnpaidOrder(server, shopper)
  const { body } = await openPayment(shopper.browser, order.id)
  await shopper.browser.post(`/orders/${order.id}/cancel`)
  const { ref } = body.data
  expect((await statusOf(shopper.browser, ref)).status).toEqual([-2, 'Cancelled'])
  const answers = [
    await calculate(shopper, ref, []),
    await payOnPage(shopper.browser, ref),
    await openPayment(shopper.browser, order.id),
  ]
  for (const answer of answers)
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      409,
      'not_now',
      'This order is cancelled. Hire the agent again to make a new one.',
    ])
})
